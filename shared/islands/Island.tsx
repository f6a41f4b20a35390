import type { ComponentProps, ComponentType } from "react";
import { type IslandName, islands } from "./registry.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

type PropsOf<Name extends IslandName> = ComponentProps<(typeof islands)[Name]["Component"]>;

type IslandProps<Name extends IslandName> = {
  readonly name: Name;
  /** Sent to the browser as JSON. */
  readonly props: Omit<PropsOf<Name>, "slots"> & Readonly<Record<string, Json>>;
} & SlotsOf<PropsOf<Name>>;

/** Content that only the server renders. Required for islands with slots, and a type error for others. */
type SlotsOf<Props> = "slots" extends keyof Props
  ? { readonly slots: NonNullable<Props["slots" & keyof Props]> }
  : { readonly slots?: never };

/** Renders an island on the server, with everything that client/hydrate-island.tsx needs. */
export function Island<Name extends IslandName>({ name, props, slots }: IslandProps<Name>) {
  // TypeScript cannot see that the props are those of the component.
  const Component = islands[name].Component as ComponentType<{ readonly slots?: unknown }>;
  return (
    <div data-island={name} data-hydrate-on={islands[name].hydrateOn} data-props={JSON.stringify(props)}>
      <Component {...props} slots={slots} />
    </div>
  );
}
