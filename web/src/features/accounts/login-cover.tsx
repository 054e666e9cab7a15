import { PRODUCT_NAME } from "@reportair/contract/product.ts";

const lines = [
  ["Tool", PRODUCT_NAME],
  ["Subject", "Pupil reports"],
  ["Name", ""],
] as const;

/** The closed exercise book beside the form; nothing to read out. */
export function LoginCover() {
  return (
    <div
      aria-hidden
      className="relative hidden w-5/12 max-w-[37.5rem] shrink-0 place-items-center bg-cover md:grid"
    >
      <div className="absolute inset-y-0 right-0 w-2.5 bg-[color-mix(in_srgb,var(--cover),black_18%)]" />
      <div className="mb-24 w-53.5 rounded-2 bg-[#fbfbf5] p-4.5 text-[#1b2522] dark:bg-[#dfe5df]">
        {lines.map(([label, value]) => (
          <div key={label} className="mt-3.5 border-b border-[#aab5ae] first:mt-0">
            <p className="text-xs text-[#414d48]">{label}</p>
            <p className="h-7.5 font-read text-[1.125rem] leading-7 font-[560]">{value}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
