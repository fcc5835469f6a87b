import { useState } from "react";
import { Button, RoundButton } from "~/ui/button";
import { CheckField, SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Chip, Tags } from "~/ui/labels";
import { Price, Prices } from "~/ui/price";
import { QuantityField } from "~/ui/quantity-field";
import { Segment, Segments } from "~/ui/segments";
import { Stars } from "~/ui/stars";

const LOOKS = ["primary", "brand", "outline", "quiet", "idle"] as const;
const SIZES = ["normal", "large", "filling", "compact"] as const;
const ROUND_LOOKS = ["outline", "light", "bare", "filled"] as const;
const OPTIONS = [
  ["oil", "Palm oil"],
  ["kernel", "Kernel oil"],
] as const;

export function Buttons() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {LOOKS.map((look) => (
        <Button key={look} look={look} disabled={look === "idle"}>
          {look}
        </Button>
      ))}
      {SIZES.map((size) => (
        <Button key={size} look="brand" size={size}>
          {size} <Icon name="arrow-right" />
        </Button>
      ))}
      {ROUND_LOOKS.map((look) => (
        <RoundButton key={look} look={look} label={look} icon="arrow-right" />
      ))}
    </div>
  );
}

export function Fields() {
  return (
    <form className="grid gap-6 tablet:grid-cols-2">
      <TextField label="TextField" name="text" placeholder="Placeholder" optional="(optional)" />
      <TextField label="TextField, type email" name="email" type="email" defaultValue="not an address" />
      <SelectField label="SelectField" name="select" defaultValue="oil" options={OPTIONS} />
      <TextField label="TextField, multiline" name="long" multiline />
      <div>
        <CheckField name="check" defaultChecked hint="With a hint">
          CheckField
        </CheckField>
        <QuantityField
          label="QuantityField"
          name="quantity"
          defaultValue={1}
          less="Less"
          more="More"
          compact
        />
      </div>
    </form>
  );
}

export function Labels() {
  const [unit, setUnit] = useState("kg");
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Segments label="Segments">
        {["kg", "lb"].map((each) => (
          <Segment key={each} aria-pressed={each === unit} onClick={() => setUnit(each)}>
            {each}
          </Segment>
        ))}
      </Segments>
      <Chip className="tint-fruit">Chip</Chip>
      <Tags tags={["One tag", "Another"]} />
      <p className="flex">
        <Stars rating={4.5} />
      </p>
      <Price price={410} className="text-3xl" />
      <Prices price={410} oldPrice={520} className="text-2xl" />
    </div>
  );
}
