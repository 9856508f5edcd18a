import { messagePieces } from "../model/message-pieces";

/** What somebody wrote, as text. Addresses are links that tell nothing about the reader. */
export function MessageText({ content }: { content: string }) {
  let place = 0;
  return messagePieces(content).map(({ text, href }) => {
    const key = (place += text.length);
    return href === null ? (
      <span key={key}>{text}</span>
    ) : (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="wrap-anywhere text-primary underline underline-offset-2"
      >
        {text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  });
}
