import type { RoomCategory } from "@saywell/contract/constants";
import {
  BookA,
  BriefcaseBusiness,
  Coffee,
  GraduationCap,
  type LucideIcon,
  MessagesSquare,
  Mic,
  SpellCheck,
  Stethoscope,
  Volleyball,
} from "lucide-react";

export const categories: Record<RoomCategory, { label: string; Icon: LucideIcon }> = {
  GENERAL: { label: "General", Icon: MessagesSquare },
  FOOTBALL: { label: "Football", Icon: Volleyball },
  BUSINESS: { label: "Business", Icon: BriefcaseBusiness },
  MEDICAL: { label: "Medical", Icon: Stethoscope },
  IELTS_PREP: { label: "IELTS prep", Icon: GraduationCap },
  GRAMMAR: { label: "Grammar", Icon: SpellCheck },
  VOCABULARY: { label: "Vocabulary", Icon: BookA },
  PRONUNCIATION: { label: "Pronunciation", Icon: Mic },
  CONVERSATION: { label: "Conversation", Icon: Coffee },
};

/** How a category is shown; undefined for one that this client does not know. */
export const knownCategory = (category: string) =>
  isKnown(category) ? { id: category, ...categories[category] } : undefined;

const isKnown = (category: string): category is RoomCategory => Object.hasOwn(categories, category);
