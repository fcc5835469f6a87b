import type { Client } from "~/catalog/clients";
import { Reveal } from "~/ui/reveal";

/** The clients' logos (spec 2, "Clients"), each with what it does and what it buys. */
export function ClientList({ clients }: { clients: readonly Client[] }) {
  return (
    <ul className="wrap grid gap-6 section tablet:grid-cols-2">
      {clients.map((client, index) => (
        <li key={client.id}>
          <Reveal
            className={`flex h-full flex-col rounded-card bg-husk-100 px-8 pt-14 pb-10 tablet:px-12 tablet:pt-20 leaf-${index % 2 === 0 ? "tl" : "br"}`}
          >
            <img
              src={client.logo}
              alt=""
              width={190}
              height={64}
              className="h-auto w-[min(320px,100%)] desktop:w-[400px]"
            />
            <div className="mt-14 flex grow flex-col items-start border-t border-husk-300 pt-6 tablet:mt-20">
              <h2 className="card-title">{client.name}</h2>
              <p className="mt-2 max-w-[34em] text-muted">{client.description}</p>
              <p className="chip tint-fruit mt-auto pt-5">{client.buys}</p>
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}
