/**
 * The columns of the table, the same for its head and every row. The selects are as wide as their
 * longest option, which is never cut off. Where the sheet has no room for all columns the marks go
 * first; under that a student takes two lines.
 */
export const rowGrid = [
  "grid items-center",
  "[--beh:12.9rem] [--lev:11.25rem] [--par:13.25rem] touch:[--beh:13.4rem] touch:[--lev:11.75rem] touch:[--par:13.9rem]",
  "grid-cols-[2.875rem_minmax(0,1.82fr)_minmax(0,2.2fr)_minmax(0,1fr)_2.625rem_4rem]",
  "@min-[55rem]:grid-cols-[2.875rem_minmax(0,1fr)_var(--lev)_var(--par)_var(--beh)_2.25rem_4.25rem]",
  "@min-[66rem]:grid-cols-[2.875rem_minmax(0,1fr)_var(--lev)_var(--par)_var(--beh)_9rem_2.5rem_4.25rem] @min-[72rem]:grid-cols-[2.875rem_minmax(0,1fr)_var(--lev)_var(--par)_var(--beh)_10rem_2.75rem_4.5rem]",
].join(" ");

/** Where each cell goes while a student takes two lines; elsewhere they simply follow each other. */
export const place = {
  select: "@max-[55rem]:row-span-2",
  name: "@max-[55rem]:col-span-2",
  level: "@max-[55rem]:col-start-2 @max-[55rem]:row-start-2 @max-[55rem]:pl-2.5",
  participation: "@max-[55rem]:col-start-3 @max-[55rem]:row-start-2",
  behaviour: "@max-[55rem]:col-span-3 @max-[55rem]:col-start-4 @max-[55rem]:row-start-2",
  marks: "@max-[55rem]:col-start-4 @max-[55rem]:row-start-1 @min-[55rem]:@max-[66rem]:hidden",
  count: "@max-[55rem]:col-start-5 @max-[55rem]:row-start-1",
  write: "@max-[55rem]:col-start-6 @max-[55rem]:row-start-1",
} as const;
