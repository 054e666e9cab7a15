/** A person's name as the school records it. */
export type PersonName = { first_name: string; last_name: string };
