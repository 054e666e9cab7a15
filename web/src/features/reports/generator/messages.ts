/** What the page says about what was just pressed. */
export interface Alert {
  text: string;
  /** What the server said, below. */
  detail?: string;
}

/** A quiet word in the corner about what was just done. */
export interface Notice {
  text: string;
  /** Offers to take it back. */
  undo?: boolean;
}
