import { type CefrLevel, cefrLevels } from "@saywell/contract/constants";
import { Button } from "../../../ui/button";

interface ListedScene {
  id: string;
  title: string;
  level: CefrLevel;
}

interface SceneListProps {
  scenes: readonly ListedScene[];
  /** The learner's own, whose scenes stand open. */
  level: CefrLevel;
  onPlay: (title: string) => void;
}

/** Role plays to choose from, by level. */
export function SceneList({ scenes, level, onPlay }: SceneListProps) {
  return (
    <div className="grid gap-2">
      {cefrLevels.map((each) => {
        const ofLevel = scenes.filter((scene) => scene.level === each);
        if (ofLevel.length === 0) return null;
        return (
          <details
            key={each}
            open={each === level}
            className="rounded-lg border border-rule bg-surface"
          >
            <summary className="cursor-pointer px-3 py-2.5 font-semibold">
              {each}{" "}
              <span className="font-normal text-muted-foreground">
                {ofLevel.length} {ofLevel.length === 1 ? "scene" : "scenes"}
              </span>
            </summary>
            <ul className="grid gap-1.5 px-3 pb-3">
              {ofLevel.map(({ id, title }) => (
                <li key={id}>
                  <Button
                    variant="outline"
                    className="w-full justify-start text-left"
                    onClick={() => onPlay(title)}
                  >
                    {title}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
