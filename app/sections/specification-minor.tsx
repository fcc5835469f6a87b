/** On phones, which show the leading acids: shows the others, too. It needs no scripts. */
export function SpecificationMinor({ children }: { children: string }) {
  return (
    <label className="specification-minor" data-mdast="ignore">
      <input type="checkbox" />
      {children}
    </label>
  );
}
