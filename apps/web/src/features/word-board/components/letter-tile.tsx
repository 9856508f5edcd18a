import "./word-board.css";

interface LetterTileProps {
  letter: string;
  /** Not shown of a blank. */
  value: number;
  isBlank?: boolean;
  /** Laid by oneself in this turn. */
  isNew?: boolean;
  /** Of the last play. */
  isLast?: boolean;
}

/** A printed card: a letter, and what it is worth as a small figure. Its name is said by what it stands in. */
export const LetterTile = ({ letter, value, isBlank, isNew, isLast }: LetterTileProps) => (
  <span
    aria-hidden
    className="letter-tile"
    data-blank={isBlank ? "" : undefined}
    data-new={isNew ? "" : undefined}
    data-last={isLast ? "" : undefined}
  >
    <TileFace letter={letter} value={value} isBlank={isBlank} />
  </span>
);

export const TileFace = ({
  letter,
  value,
  isBlank = false,
}: Pick<LetterTileProps, "letter" | "value"> & { isBlank?: boolean | undefined }) => (
  <>
    <span data-wide={value > 9 ? "" : undefined}>{letter}</span>
    {/* Drawn by the style: as text it would be part of what is read on the tile, and so of its name. */}
    {isBlank ? null : <small data-value={value} />}
  </>
);
