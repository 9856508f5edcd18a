import { MessageCircle } from "lucide-react";
import { WayRow, WayRows } from "../way-rows";

/** The way to Iris. */
export const TalkRow = () => (
  <WayRows label="Practise with your teacher">
    <WayRow to="/talk" icon={<MessageCircle />} name="Talk with Iris">
      Play a scene, ask about English, or get an exercise. She marks what you write.
    </WayRow>
  </WayRows>
);
