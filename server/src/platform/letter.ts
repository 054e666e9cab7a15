/** A letter to somebody; what follows the address begins with a capital, as in British letters. */
export function letterTo(name: string, text: string): string {
  return `Dear ${name},\n\n${text.charAt(0).toUpperCase()}${text.slice(1)}\n`;
}
