export interface CompletedLesson {
  title: string;
  difficulty: string;
}

/** CSS pixels of a square that every place for pictures takes. */
const SIZE = 1080;
const MARGIN = 110;
const LINE = 90;

/** A page of the exercise book with the lesson's title and a tick. It holds nothing personal. */
export async function drawCompletion({ title, difficulty }: CompletedLesson): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw.");
  const heading = `600 ${LINE - 6}px ${role("--face-heading")}`;
  const text = `600 44px ${role("--face-text")}`;
  // A face that this device has not got, as one of the fallbacks, fails all of its list.
  await Promise.allSettled([heading, text].map((font) => document.fonts.load(font)));

  drawPaper(pen);
  pen.fillStyle = role("--foreground");
  pen.font = heading;
  for (const [index, words] of linesOf(title, pen, SIZE - 2 * MARGIN).entries())
    pen.fillText(words, MARGIN, LINE * (3 + index) - 18);
  drawTick(pen);
  pen.font = text;
  pen.fillStyle = role("--primary");
  pen.fillText(`English lesson, level ${difficulty}`, MARGIN, LINE * 2 - 18);
  pen.fillStyle = role("--muted-foreground");
  pen.fillText("Saywell", MARGIN, LINE * 11 - 18);

  return new File([await pngOf(canvas)], "saywell-lesson.png", { type: "image/png" });
}

/** A colour or a face as the theme on the screen has it. */
const role = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function drawPaper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = role("--background");
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = role("--rule");
  for (let y = LINE; y < SIZE; y += LINE) pen.fillRect(0, y, SIZE, 3);
}

/** The tick of `ui/drawn-tick`, large, in the marking green. */
function drawTick(pen: CanvasRenderingContext2D): void {
  pen.save();
  pen.translate(SIZE - MARGIN - 460, SIZE - MARGIN - 420);
  pen.scale(7, 7);
  pen.strokeStyle = role("--success");
  pen.lineWidth = 6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.stroke(new Path2D("M7 37C12.500 41 17 47.500 20.500 56C27 36.500 39.500 19 58 7"));
  pen.restore();
}

/** Cuts words into lines that fit, three at most. */
export function linesOf(
  words: string,
  pen: Pick<CanvasRenderingContext2D, "measureText">,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The picture is empty.")) : resolve(blob)),
      "image/png",
    ),
  );
