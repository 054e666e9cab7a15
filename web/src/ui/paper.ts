/** Room for a thumb and a hole punch, whatever the browser's own margins are; paper is white in the dark theme too. */
export const PAPER =
  "@page { size: A4; margin: 20mm; } @media print { html { background: white; color-scheme: light !important; } }";
