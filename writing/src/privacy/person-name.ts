/** A person's name as the school records it. */
export type PersonName = {
  first_name: string;
  last_name: string;
  /** Another first name that they go by, or the recorded one where `first_name` is what they are called: theirs as well. */
  also_called?: string | null;
};
