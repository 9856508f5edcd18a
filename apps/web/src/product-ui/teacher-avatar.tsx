import "./teacher-avatar.css";

export const visemes = ["rest", "a", "e", "o", "m", "f"] as const;
/** A shape of the mouth: at rest, open as in "far", wide as in "see", round as in "go", lips closed, teeth on lip. */
export type Viseme = (typeof visemes)[number];

/** She nods to what is right, raises an eyebrow at what is wrong, and ticks what was done well. */
export const teacherStates = [
  "idle",
  "listening",
  "thinking",
  "speaking",
  "nodding",
  "doubting",
  "ticking",
] as const;
export type TeacherState = (typeof teacherStates)[number];

interface TeacherAvatarProps {
  state: TeacherState;
  /** Followed while speaking. Left out, the mouth turns through a cycle of its own. */
  mouth?: Viseme | undefined;
  /** Width and height in CSS pixels. Left out, it fills the width of its place and stays square. */
  size?: number | undefined;
  /** What a screen reader says. Left out, the drawing is decoration. */
  label?: string | undefined;
}

/** Iris. Poses and motion live in the style sheet, so that she also moves on a page without scripts. */
export function TeacherAvatar({ state, mouth, size, label }: TeacherAvatarProps) {
  return (
    <svg
      className="teacher-avatar"
      viewBox="0 0 200 200"
      width={size}
      height={size}
      data-state={state}
      data-mouth={state === "speaking" ? (mouth ?? "cycle") : undefined}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {drawing}
    </svg>
  );
}

function Shoulders() {
  return (
    <>
      <path className="iris-skin" d="M85 126v24q15 12 30 0v-24Z" />
      <path className="iris-shade" d="M86 139q14 8 28-1l1 8q-15 9-29 1Z" />
      <g className="iris-body">
        <path
          className="iris-cardigan"
          d="M32 162c6-15 22-21 50-24 11 6 25 6 36 0 28 3 44 9 50 24A88 88 0 0 1 32 162Z"
        />
        <path d="M57 183q-1-11-5-19M143 183q1-11 5-19" />
        <path className="iris-scarf" d="M103 156l15 21-12 8-10-21ZM99 156l-5 28-15-2 8-27Z" />
        <path
          className="iris-scarf"
          d="M75 138q25 13 50 0c8 3 8 12 3 16-16 10-40 10-56 0-5-4-5-13 3-16Z"
        />
        <path className="iris-scarf" d="M90 148q10-5 20 0 3 9-3 14-7 3-14 0-6-5-3-14Z" />
        <path className="iris-dots" d="M80 146h0M122 146h0M101 155h0M109 175h0M88 174h0" />
      </g>
    </>
  );
}

function BunAndPen() {
  return (
    <>
      <path className="iris-pen" d="M84 41l5-10 66-29 9 1-5 8-66 29Z" />
      <path d="M147 6l4 9M91 30l4 9" />
      <path
        className="iris-hair"
        d="M119 8c15-4 28 6 28 20s-11 24-26 22-25-13-22-26c2-8 10-14 20-16Z"
      />
      <path d="M108 33c-4-12 5-20 15-19 9 1 15 8 13 16-2 7-11 9-15 4-3-4-1-9 4-9" />
    </>
  );
}

function Face() {
  return (
    <>
      <path
        className="iris-skin"
        d="M62 90c-9-5-14 1-12 9 1 8 7 13 14 10M138 90c9-5 14 1 12 9-1 8-7 13-14 10"
      />
      <path
        className="iris-skin"
        d="M61 84c-1 18 2 31 9 41 8 11 19 18 30 18s22-7 30-18c7-10 10-23 9-41-1-22-17-34-39-34S62 62 61 84Z"
      />
      <path className="iris-earrings" d="M54 112h0M146 112h0" />
      <path className="iris-blush" d="M70 114h6M124 114h6" />
      <path className="iris-feature" d="M101 97q6 9-2 12" />
    </>
  );
}

function Mouths() {
  return (
    <>
      <g data-viseme="rest">
        <path className="iris-feature" d="M86 119q14 13 28 0M84 118l3-1M116 118l-3-1" />
      </g>
      <g data-viseme="a">
        <path className="iris-mouth" d="M85 117q15 3 30 0c0 12-6 20-15 20s-15-8-15-20Z" />
        <path className="iris-teeth" d="M88 119q12 2 24 0l-1 3q-11 2-22 0Z" />
        <path className="iris-tongue" d="M92 133q8-7 16 0-8 5-16 0Z" />
      </g>
      <g data-viseme="e">
        <path className="iris-mouth" d="M83 116q17 4 34 0c-1 9-8 14-17 14s-16-5-17-14Z" />
        <path className="iris-teeth" d="M87 119q13 2 26 0l-2 4q-11 2-22 0Z" />
      </g>
      <g data-viseme="o">
        <path className="iris-mouth" d="M100 115c6 0 9 4 9 10s-4 10-9 10-9-4-9-10 3-10 9-10Z" />
      </g>
      <g data-viseme="m">
        <path className="iris-feature" d="M87 121q13 5 26 0M94 129q6 3 12 0" />
      </g>
      <g data-viseme="f">
        <path className="iris-mouth" d="M86 117q14 4 28 0-1 10-14 10t-14-10Z" />
        <path className="iris-teeth" d="M89 119q11 2 22 0l-3 5q-8 2-16 0Z" />
        <path className="iris-feature" d="M91 130q9 3 18 0" />
      </g>
    </>
  );
}

function HairInFront() {
  return (
    <>
      <path
        className="iris-hair"
        d="M59 97C50 66 62 40 92 37c33-4 57 16 52 46-1 5-2 9-4 14-1-15-5-29-14-37-17 8-37 9-55 4-7 6-11 19-12 33Z"
      />
      <path className="iris-shine" d="M76 53q14-8 30-5" />
    </>
  );
}

function EyesAndGlasses() {
  return (
    <>
      <path className="iris-feature iris-brow" data-side="left" d="M69 77q9-7 20-3" />
      <path className="iris-feature iris-brow" data-side="right" d="M111 74q11-4 20 3" />
      <path
        className="iris-lens"
        d="M65 96a16 16 0 0 1 32 0 16 16 0 0 1-32 0ZM103 96a16 16 0 0 1 32 0 16 16 0 0 1-32 0Z"
      />
      <g className="iris-eyes">
        <ellipse className="iris-eye" cx="82" cy="96" rx="4" ry="5" />
        <ellipse className="iris-eye" cx="118" cy="96" rx="4" ry="5" />
        <path className="iris-glint" d="M83.5 94h0M119.5 94h0" />
      </g>
      <path
        className="iris-glasses"
        d="M65 96a16 16 0 0 1 32 0 16 16 0 0 1-32 0ZM103 96a16 16 0 0 1 32 0 16 16 0 0 1-32 0ZM97 94q3-4 6 0M65 93l-5-2M135 93l5-2"
      />
    </>
  );
}

/** Pen marks around the head that tell the states apart when nothing moves. */
function Marks() {
  return (
    <>
      <g className="iris-marks" data-for="listening">
        <path d="M37 88q-7 11-1 23" />
        <path d="M27 81q-11 17-1 37" />
      </g>
      <g className="iris-marks" data-for="thinking">
        <path d="M159 62h0M168 51h0" />
        <path d="M172 34c5-9 16-6 14 2-2 7-13 7-13-1 0-10 17-13 21-3" />
      </g>
      <g className="iris-marks" data-for="nodding">
        <path d="M160 84q9 7 8 19" />
        <path d="M171 78q12 10 10 27" />
      </g>
      <g className="iris-marks" data-for="doubting">
        <path d="M163 50c1-9 16-9 16 1 0 8-9 8-9 16M170 77h0" />
      </g>
      <g className="iris-marks" data-for="ticking">
        <path d="M152 168l12 15 24-37" pathLength={1} />
      </g>
      <g className="iris-marks" data-for="speaking">
        <path d="M158 110l11-6" />
        <path d="M161 121l14 0" />
        <path d="M158 131l11 6" />
      </g>
    </>
  );
}

/** Always the same, so that a mouth that moves many times a second costs one attribute. */
const drawing = (
  <>
    <circle className="iris-ground" cx="100" cy="106" r="88" />
    <g className="iris-lines">
      <Shoulders />
      <g className="iris-head">
        <BunAndPen />
        <Face />
        <Mouths />
        <HairInFront />
        <EyesAndGlasses />
      </g>
      <Marks />
    </g>
  </>
);
