import type { CSSProperties } from "react";
import { enlarged, pictures } from "./pictures.ts";
import type { TutorialStep } from "./steps.ts";

/**
 * The real screen with a frame around the part that the step is about; on a phone that part, enlarged.
 * The pictures are light: on a dark page they are dimmed a little.
 */
export function StepPicture(props: {
  step: Pick<TutorialStep, "picture" | "alt">;
  /** Without the frame. */
  plain?: boolean;
}) {
  const { step, plain } = props;
  const picture = pictures.get(step.picture);
  if (!picture) return null;
  const { place, address } = picture;
  const near = enlarged(place);
  const style = {
    "--near-width": `${near.width}%`,
    "--near-left": `${near.left}%`,
    "--near-top": `${near.top}%`,
  } as CSSProperties;
  return (
    <figure className="relative aspect-[10/11] overflow-hidden rounded-2 border border-border bg-sunken sm:aspect-[8/5]">
      <div
        className="absolute inset-0 max-sm:top-(--near-top) max-sm:right-auto max-sm:bottom-auto max-sm:left-(--near-left) max-sm:w-(--near-width)"
        style={style}
      >
        <img
          key={address}
          src={address}
          alt={step.alt}
          width={1200}
          height={750}
          decoding="async"
          className="block h-auto w-full animate-[appear_var(--dur-2)] dark:brightness-90"
        />
        {!plain && (
          <span
            aria-hidden
            className="absolute rounded-2 shadow-[0_0_0_100vmax_rgb(23_33_29/0.3)] outline-2 outline-offset-2 outline-[#1d5f4a]"
            style={{
              left: `${place.x * 100}%`,
              top: `${place.y * 100}%`,
              width: `${place.width * 100}%`,
              height: `${place.height * 100}%`,
            }}
          />
        )}
      </div>
    </figure>
  );
}
