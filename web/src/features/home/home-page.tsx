import { ComingSoon } from "./coming-soon.tsx";
import { DataSafety } from "./data-safety.tsx";
import { Hero } from "./hero.tsx";
import { ReportWriter } from "./report-writer.tsx";
import { Roadmap } from "./roadmap.tsx";
import { Tour } from "./tour.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** What the product is, for whoever has not signed in. `startAt` is where its buttons lead. */
export function HomePage({ startAt }: { startAt: string }) {
  return (
    <>
      <Hero startAt={startAt} />
      <ReportWriter startAt={startAt} />
      <Tour />
      <Roadmap />
      <WhyChoose />
      <DataSafety />
      <ComingSoon />
    </>
  );
}
