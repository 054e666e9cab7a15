import { useEffect, useRef } from "react";
import type { FeatureCard } from "./feature-cards.ts";
import { IntroCard } from "./intro-card.tsx";
import { pictures } from "./pictures.ts";
import { StepView } from "./step-view.tsx";
import type { TutorialStep } from "./steps.ts";
import type { useStep } from "./use-step.ts";

/** A tutorial: its introduction, then its steps one at a time. */
export function Tutorial(props: {
  steps: readonly TutorialStep[];
  cards: readonly FeatureCard[];
  /** What the introduction shows. */
  picture: Pick<TutorialStep, "picture" | "alt">;
  /** Where it is. */
  at: ReturnType<typeof useStep>;
}) {
  const { steps, cards } = props;
  const [at, show] = props.at;
  const start = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  const step = steps[at - 1];

  useEffect(() => {
    if (last.current === at) return;
    // The button that was pressed is gone or disabled now.
    if (at === 0) start.current?.focus();
    else if (last.current === 0 || at === 1 || at === steps.length) title.current?.focus();
    last.current = at;
  }, [at, steps.length]);

  const next = steps[at]?.picture;
  useEffect(() => {
    const address = next === undefined ? undefined : pictures.get(next)?.address;
    if (address !== undefined && at > 0) new Image().src = address;
  }, [next, at]);

  if (!step) {
    return (
      <IntroCard
        cards={cards}
        picture={props.picture}
        steps={steps.length}
        startRef={start}
        onStart={() => show(1)}
      />
    );
  }
  return <StepView step={step} at={at} steps={steps.length} title={title} onShow={show} />;
}
