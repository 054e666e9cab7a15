import { API_BASE } from "@reportair/contract/product.ts";

type Value = string | number | boolean | null | undefined;

/** The address of a call: `:name` filled from `params`, the rest of what is set as a query. */
export function addressOf(
  path: string,
  params: Record<string, Value> = {},
  query: Record<string, Value> = {},
): string {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  return `${API_BASE}/${filled}${search.size > 0 ? `?${search}` : ""}`;
}
