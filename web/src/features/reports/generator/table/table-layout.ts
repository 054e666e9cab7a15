/**
 * The columns of the table, the same for its head and every row. The selects are as wide as their
 * longest option, which takes two lines rather than be cut off; names give way last. Where the sheet has no room for all of
 * them a student takes two lines, and on the narrowest the marks go.
 */
export const rowGrid = [
  "grid items-center",
  "[--beh:11.05rem] [--lev:9.35rem] [--marks:12.5rem] [--par:11.3rem] touch:[--marks:11.5rem] touch:[--beh:11.75rem] touch:[--lev:9.95rem] touch:[--par:12.1rem]",
  "@min-[80rem]:[--beh:12.45rem] @min-[80rem]:[--lev:10.75rem] @min-[80rem]:[--par:12.75rem]",
  "grid-cols-[2.875rem_minmax(0,1.8fr)_minmax(0,2.1fr)_minmax(0,1.2fr)_4.75rem]",
  "@min-[40rem]:@max-[67rem]:grid-cols-[2.875rem_minmax(calc(var(--lev)+0.35rem),1fr)_minmax(var(--par),1.2fr)_minmax(10rem,12.5rem)_4.75rem]",
  "@min-[67rem]:grid-cols-[2.875rem_minmax(0,1fr)_8.75rem_var(--lev)_var(--par)_var(--beh)_var(--marks)_4.75rem]",
  "@min-[72rem]:grid-cols-[2.875rem_minmax(0,1fr)_9rem_var(--lev)_var(--par)_var(--beh)_14rem_5rem]",
  "@min-[80rem]:grid-cols-[2.875rem_minmax(0,1fr)_10rem_var(--lev)_var(--par)_var(--beh)_14.5rem_5.25rem]",
].join(" ");

/**
 * Rows that are not in view are neither laid out nor painted: a class has a hundred selects. They are found, read out and
 * reached by keyboard all the same, and have their height until they have been seen.
 */
export const stillOutOfView =
  "[contain-intrinsic-height:auto_var(--row-dense)] [content-visibility:auto] @max-[67rem]:[contain-intrinsic-height:auto_4.5rem]";

/** Where each cell goes while a student takes two lines; elsewhere they simply follow each other. */
export const place = {
  select: "@max-[67rem]:row-span-2",
  name: "@max-[67rem]:col-start-2 @max-[67rem]:row-start-1",
  status: "@max-[67rem]:col-start-3 @max-[67rem]:row-start-1",
  level: "@max-[67rem]:col-start-2 @max-[67rem]:row-start-2 @max-[67rem]:pl-2.5",
  participation: "@max-[67rem]:col-start-3 @max-[67rem]:row-start-2",
  behaviour: "@max-[67rem]:col-span-2 @max-[67rem]:col-start-4 @max-[67rem]:row-start-2",
  marks: "@max-[67rem]:col-start-4 @max-[67rem]:row-start-1 @max-[40rem]:hidden",
  write: "@max-[67rem]:col-start-5 @max-[67rem]:row-start-1",
} as const;
