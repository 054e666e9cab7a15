// Runs before the first paint. The build writes it into the pages; the content security policy knows it by its hash.
(function () {
  let stored = null;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage may be switched off; then the system decides.
  }
  const dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
  // Somebody is probably signed in; public pages are written out for those who are not.
  document.documentElement.toggleAttribute(
    "data-known",
    /(?:^|; )csrftoken=/.test(document.cookie),
  );
})();
