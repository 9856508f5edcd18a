import { defineRule, type Rule } from "../rule";
import { agreementPronouns } from "./agreement-pronouns";
import { agreementNouns } from "./agreement-nouns";
import { clauses } from "./clauses";
import { doForms } from "./do-forms";
import { extraBe } from "./extra-be";
import { joinedVerbs } from "./joined-verbs";
import { missingVerb } from "./missing-verb";
import { modalForms } from "./modal-forms";
import { pastForms } from "./past-forms";
import { questionAgreement } from "./question-agreement";
import { questionOrder } from "./question-order";
import { tenseAndTime } from "./tense-and-time";
import { thereIs } from "./there-is";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  clauses,
  questionOrder,
  tenseAndTime,
  agreementPronouns,
  agreementNouns,
  thereIs,
  questionAgreement,
  doForms,
  modalForms,
  extraBe,
  pastForms,
  missingVerb,
  joinedVerbs,
]
  .flat()
  .map(defineRule);
