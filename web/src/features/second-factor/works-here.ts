/** Whether passkeys for this host can be used on this page, in this browser. */
export function worksHere(host: string | null): boolean {
  return host !== null && location.hostname === host && "PublicKeyCredential" in globalThis;
}
