import { styleSingleton } from "./style-singleton.ts";

/** Room for a thumb and a hole punch, whatever the browser's own margins are; paper is white in the dark theme too. */
const PAPER =
  "@page { size: A4; margin: 20mm; } @media print { html { background: white; color-scheme: light !important; } }";

const Sheet = styleSingleton();

/** While it is there, what is printed is on paper as it should be. */
export const Paper = () => <Sheet styles={PAPER} />;
