import {
  type Item,
  type ItemParameters,
  type PreparedBank,
  prepareBank,
  startingParameters,
} from "@saywell/adaptive-test";
import type { CompiledItem, CompiledPassage, Content } from "@saywell/content/answers";
import type { TestType } from "../test-plan";

/** What is stored of an item beside its text. */
export interface StoredItem {
  itemId: string;
  parameters: ItemParameters;
  /** What an import said before the answers given here; null without one. */
  prior: ItemParameters | null;
  isWithdrawn: boolean;
  /** Its answers do not fit, and a person should decide. */
  isFlagged: boolean;
  /** An item of the school's own; null for a shipped one. */
  imported: OwnItem | null;
}

/** An item that no build has seen, with what comes before it. */
export interface OwnItem extends CompiledItem {
  passage: CompiledPassage | null;
}

/** An item with what is believed of it now. */
export interface BankItem {
  readonly text: CompiledItem;
  readonly passage: CompiledPassage | null;
  /** For choosing and measuring. */
  readonly model: Item;
  /** What was believed before anybody here had answered. */
  readonly expert: ItemParameters;
  readonly isWithdrawn: boolean;
  /** Its answers do not fit, and a person should decide; until then it is asked. */
  readonly isFlagged: boolean;
}

/** All items as they stand: the shipped ones and the school's own. */
export interface LiveBank {
  find(itemId: string): BankItem | undefined;
  /** The items of a test that may be asked. */
  of(testType: TestType): { readonly items: readonly BankItem[]; readonly prepared: PreparedBank };
  readonly items: readonly BankItem[];
}

export function expertParameters(item: CompiledItem): ItemParameters {
  return startingParameters({
    level: item.level,
    type: item.type,
    ...(item.type === "multiple_choice" ? { optionCount: item.options.length } : {}),
  });
}

/** Puts the bank together. What it takes to choose from a test is made when it is first asked for. */
export function assembleBank(shipped: Content["bank"], stored: readonly StoredItem[]): LiveBank {
  const storedById = new Map(stored.map((row) => [row.itemId, row]));
  const own = stored.flatMap(({ imported }) =>
    imported === null || shipped.item(imported.id) !== undefined ? [] : [imported],
  );
  const texts: Pick<BankItem, "text" | "passage">[] = [
    ...shipped.items.map((text) => {
      const { passageId } = text;
      return { text, passage: passageId === null ? null : (shipped.passage(passageId) ?? null) };
    }),
    ...own.map(({ passage, ...text }) => ({ text, passage })),
  ];
  const items = texts.map(({ text, passage }): BankItem => {
    const row = storedById.get(text.id);
    const expert = row?.prior ?? expertParameters(text);
    const { id, skill, level, passageId } = text;
    return {
      text,
      passage,
      model: {
        ...(row?.parameters ?? expert),
        id,
        skill,
        level,
        ...(passageId === null ? {} : { passage: passageId }),
      },
      expert,
      isWithdrawn: row?.isWithdrawn ?? false,
      isFlagged: row?.isFlagged ?? false,
    };
  });
  const byId = new Map(items.map((item) => [item.text.id, item]));
  const tests = new Map<TestType, ReturnType<LiveBank["of"]>>();
  return {
    items,
    find: (itemId) => byId.get(itemId),
    of(testType) {
      let test = tests.get(testType);
      if (test === undefined) {
        const asked = items.filter(
          ({ text, isWithdrawn }) => text.testType === testType && !isWithdrawn,
        );
        test = { items: asked, prepared: prepareBank(asked.map(({ model }) => model)) };
        tests.set(testType, test);
      }
      return test;
    },
  };
}
