export interface Plan {
  name: string;
  /** Pounds a month as they are written; null is free. */
  price: string | null;
  description: string;
  features: readonly string[];
  isMostPopular?: true;
  action: { label: string; href: string };
}

export const plans: readonly Plan[] = [
  {
    name: "Freemium",
    price: null,
    description: "Begin, and see if it suits you.",
    features: [
      "5 lessons per month",
      "A1 lessons only",
      "Basic AI access",
      "100 coins per month",
      "Community support",
    ],
    action: { label: "Start free", href: "/student-dashboard" },
  },
  {
    name: "Core",
    price: "£14.99",
    description: "For learning by yourself.",
    features: [
      "Unlimited lessons",
      "All levels, A1 to C2",
      "AI teacher without limits",
      "Gamification: XP and badges",
      "Progress tracking",
      "Priority support",
    ],
    isMostPopular: true,
    action: { label: "Choose Core", href: "/pricing" },
  },
  {
    name: "Hybrid Premium",
    price: "£39.99",
    description: "For learning with a teacher too.",
    features: [
      "Everything in Core",
      "Teacher access",
      "4 live sessions per month",
      "Personalised feedback",
      "Certificate preparation",
      "Premium support",
    ],
    action: { label: "Choose Hybrid Premium", href: "/pricing" },
  },
  {
    name: "Enterprise",
    price: "£59.99",
    description: "For schools and companies.",
    features: ["Full LMS integration", "LTI 1.3 integration", "Custom branding", "xAPI analytics"],
    action: { label: "Contact sales", href: "/pricing" },
  },
];
