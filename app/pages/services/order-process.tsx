import { TabList, TabPanel, useTabs } from "~/ui/tabs";
import { useKeptChoice } from "~/ui/use-kept-choice";

const WAYS = ["home", "live"] as const;
type WayId = (typeof WAYS)[number];

/** How an order goes, in two ways. */
export type OrderProcessContent = {
  title: string;
  /** Open at the start. */
  start: WayId;
  ways: readonly { id: WayId; title: string; steps: readonly { title: string; text: string }[] }[];
};

/** Home Delivery and Live Purchase as tabs, three steps each (spec 2, "Services"). */
export function OrderProcess({ content }: { content: OrderProcessContent }) {
  const [way, setWay] = useKeptChoice("way", WAYS, content.start);
  const tabs = useTabs(way, setWay);
  return (
    <section className="wrap section">
      <div className="order-head">
        <h2>{content.title}</h2>
        <TabList tabs={tabs} label={content.title} items={content.ways} className="segments with-scripts" />
      </div>
      {content.ways.map(({ id, title, steps }) => (
        <TabPanel key={id} tabs={tabs} id={id} text>
          <p className="without-scripts card-title mt-12">{title}</p>
          <ol className="order-steps">
            {steps.map((step, index) => (
              <li key={step.title}>
                <p aria-hidden="true" className="figure">
                  {index + 1}
                </p>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </TabPanel>
      ))}
    </section>
  );
}
