/**
 * A note as teachers type it, and what is made of it for "she" and for "they". Parts of a note that make separate
 * sentences are separated by " | "; phrases and aims stand as they go into a sentence.
 */
export type NoteExample = readonly [note: string, she: string, they: string];
