/** The school is not the one that the preview was made of; nothing was done, and a new preview is to be made. */
export class SchoolMovedError extends Error {
  override readonly name = "SchoolMovedError";
}
