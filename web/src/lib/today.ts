/** Today's date where the schools are, as an ISO date. */
export const todayInLondon = () =>
  new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
