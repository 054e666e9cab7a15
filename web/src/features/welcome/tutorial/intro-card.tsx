import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Ref } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { FeatureCard } from "./feature-cards.ts";
import { StepPicture } from "./step-picture.tsx";
import type { TutorialStep } from "./steps.ts";

/** The first of a tutorial's steps: what there is to see, and the way in. */
export function IntroCard(props: {
  cards: readonly FeatureCard[];
  steps: number;
  picture: Pick<TutorialStep, "picture" | "alt" | "onPhone">;
  startRef: Ref<HTMLButtonElement>;
  onStart: () => void;
}) {
  const { cards, steps, picture, startRef, onStart } = props;
  return (
    <Sheet aria-labelledby="tutorial" className="max-w-240 p-5 sm:p-7">
      <h2 id="tutorial" className="text-h2 font-bold tracking-tight">
        Get to know {PRODUCT_NAME}
      </h2>
      <p className="mt-1 max-w-140 text-md text-text-2">
        {steps} short steps with pictures of the real screens. You can stop at any time and come
        back to it here.
      </p>
      <div className="my-6 grid gap-x-8 gap-y-6 border-y border-border py-6 lg:grid-cols-[2fr_3fr]">
        <ul className="grid content-between gap-x-8 gap-y-5 max-lg:sm:grid-cols-2">
          {cards.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex gap-3.5">
              <Icon
                aria-hidden
                size={20}
                strokeWidth={1.75}
                className="mt-0.5 shrink-0 text-accent-ink"
              />
              <div>
                <h3 className="text-h3 font-bold">{title}</h3>
                <p className="text-md text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <StepPicture step={picture} plain />
      </div>
      <Button ref={startRef} variant="primary" size="lg" onClick={onStart}>
        Start Tutorial
      </Button>
    </Sheet>
  );
}
