/** Where copies of the sources and what was found out go; git ignores it. */
export const WORK_FOLDER = ".mutation";

export type Settings = {
  /** Keep what an earlier run found out where nothing has changed since. */
  again: boolean;
  /** So many changes are tried at a time. */
  sides: number;
  /** Only at places that have this in their path or name. */
  only: string;
};
