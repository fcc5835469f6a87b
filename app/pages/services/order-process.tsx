import type { orderProcess } from "~/catalog/schemas/sections";
import { TabList, TabPanel, useTabs } from "~/ui/tabs";
import { useHistoryChoice } from "~/ui/use-history-choice";

const WAYS = ["home", "live"] as const;

export function OrderProcess({ content }: { content: ReturnType<typeof orderProcess> }) {
  const [way, setWay] = useHistoryChoice("way", WAYS, content.start);
  const tabs = useTabs(way, setWay);
  return (
    <section className="wrap py-section">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <h2>{content.title}</h2>
        <TabList tabs={tabs} label={content.title} items={content.ways} look="segments" />
      </div>
      {content.ways.map(({ id, title, steps }) => (
        <TabPanel key={id} tabs={tabs} id={id} text>
          <p className="mt-12 text-xl scripted:hidden">{title}</p>
          <ol className="mt-12 grid gap-8 border-t border-husk-300 pt-12 tablet:grid-cols-3">
            {steps.map((step, index) => (
              <li key={step.title} className="flex gap-8 tablet:flex-col tablet:gap-6">
                <p aria-hidden="true" className="figure text-5xl text-palm-700">
                  {index + 1}
                </p>
                <div>
                  <h3 className="tablet:text-2xl">{step.title}</h3>
                  <p className="mt-2 max-w-[34ch] text-balance text-muted desktop:text-lg">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </TabPanel>
      ))}
    </section>
  );
}
