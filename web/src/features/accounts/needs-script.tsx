/** In the place of a form, where the browser runs no scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mt-4 text-md text-text-2">
        ReportAIr needs JavaScript. Please switch it on in your browser and reload.
      </p>
    </noscript>
  );
}
