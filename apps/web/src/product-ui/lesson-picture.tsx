import { cn } from "../ui/class-names";

interface LessonPictureProps {
  /** The lesson's `thumbnail`: ink on paper, or chalk where the page is a blackboard (decision 069). */
  src: string;
  /** Seen at once, not after scrolling. */
  isFirst?: boolean;
  className?: string;
}

/** The drawing of a lesson. Its title stands beside it, so a screen reader passes it over. */
export function LessonPicture({ src, isFirst = false, className }: LessonPictureProps) {
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={360}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={cn("bg-muted object-cover", className)}
    />
  );
}
