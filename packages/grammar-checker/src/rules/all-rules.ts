import { defineRule, type Rule } from "../rule";
import { agreementPronouns } from "./agreement-pronouns";
import { agreementNouns } from "./agreement-nouns";
import { agreementPlurals } from "./agreement-plurals";
import { conditionals } from "./conditionals";
import { passiveAndReporting } from "./passive-and-reporting";
import { missingSubject } from "./missing-subject";
import { doForms } from "./do-forms";
import { extraBe } from "./extra-be";
import { verbNegatives } from "./verb-negatives";
import { joinedVerbs } from "./joined-verbs";
import { missingVerb } from "./missing-verb";
import { missingBeElsewhere } from "./missing-be";
import { modalForms } from "./modal-forms";
import { toForms } from "./to-forms";
import { pastForms } from "./past-forms";
import { perfectForms } from "./perfect-forms";
import { questionAgreement } from "./question-agreement";
import { questionOrder } from "./question-order";
import { finishedTime } from "./finished-time";
import { sinceAndFor } from "./since-and-for";
import { thereIs } from "./there-is";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  conditionals,
  passiveAndReporting,
  missingSubject,
  questionOrder,
  finishedTime,
  sinceAndFor,
  agreementPronouns,
  agreementNouns,
  agreementPlurals,
  thereIs,
  questionAgreement,
  doForms,
  modalForms,
  toForms,
  extraBe,
  verbNegatives,
  pastForms,
  perfectForms,
  missingVerb,
  missingBeElsewhere,
  joinedVerbs,
]
  .flat()
  .map(defineRule);
