import { PHONE, useMedia } from "../../../lib/use-media.ts";
import { pictures } from "./pictures.ts";
import type { TutorialStep } from "./steps.ts";

/**
 * The real screen with a frame around the part that the step is about; on a phone a phone's screen.
 * The pictures are light: on a dark page they are dimmed a little.
 */
export function StepPicture(props: {
  step: Pick<TutorialStep, "picture" | "alt" | "onPhone">;
  /** Without the frame. */
  plain?: boolean;
}) {
  const { step, plain } = props;
  const phone = useMedia(PHONE);
  const picture = pictures.get(phone ? `${step.picture}-phone` : step.picture);
  if (!picture) return null;
  const { place, address } = picture;
  return (
    <figure className="relative mx-auto aspect-[2/3] max-w-97.5 overflow-hidden rounded-2 border border-border bg-sunken sm:aspect-[8/5] sm:max-w-none">
      <img
        key={address}
        src={address}
        alt={(phone && step.onPhone?.alt) || step.alt}
        width={phone ? 390 : 1200}
        height={phone ? 585 : 750}
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
    </figure>
  );
}
