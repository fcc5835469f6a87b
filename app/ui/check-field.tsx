type Props = { name: string; defaultChecked: boolean; hint?: string; children: string };

export function CheckField({ hint, children, ...attributes }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-base leading-snug">
      <input type="checkbox" {...attributes} className="size-6 flex-none accent-palm-700" />
      <span>
        {children}
        {hint ? <small className="block text-sm text-muted">{hint}</small> : null}
      </span>
    </label>
  );
}
