import { Mark } from "../product-ui/marked-writing";

/**
 * The marks of the app's `MarkedWriting`, one of each kind, as templates: the page ships no framework,
 * so its chat copies them and writes the words in.
 */
export const MarkTemplates = () => (
  <template data-marks="">
    {kinds.map(([kind, wrong, better]) => (
      <span key={kind} data-mark={kind}>
        <Mark wrong={wrong} better={better} order={0} />
      </span>
    ))}
  </template>
);

const kinds = [
  ["replace", "{wrong}", "{better}"],
  ["add", "", "{better}"],
  ["drop", "{wrong}", ""],
  ["look", "{wrong}", null],
] as const;
