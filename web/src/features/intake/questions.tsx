import type {
  Intake,
  IntakeAnswers,
  IntakeDecisions,
  IntakeQuestion,
  NewYear,
} from "@reportair/contract/features/intake.ts";
import { CLASS_YEARS } from "../../lib/contract-constants.ts";
import { useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** What only a person can say of the files, asked once. */
export function Questions(props: {
  intake: Intake;
  busy: boolean;
  onAnswer: (change: { answers?: IntakeAnswers; decisions?: IntakeDecisions }) => void;
}) {
  const { intake, busy, onAnswer } = props;
  const answer = (given: IntakeAnswers) => onAnswer({ answers: { ...intake.answers, ...given } });
  return intake.questions.map((question) => (
    <div key={question.code} className="border-b border-border px-4 py-3.5">
      <p className="text-md font-mid">{question.sentence}</p>
      <p className="text-sm text-text-2">Until it is answered: {question.otherwise}</p>
      <Answer
        question={question}
        busy={busy}
        intake={intake}
        onAnswer={answer}
        onTeachers={(teachers) =>
          onAnswer({
            decisions: {
              ...intake.decisions,
              teachers: { ...intake.decisions.teachers, ...teachers },
            },
          })
        }
        onNewYear={(choices) => {
          const { new_year } = intake.decisions;
          if (new_year) {
            onAnswer({ decisions: { ...intake.decisions, new_year: { ...new_year, ...choices } } });
          }
        }}
      />
    </div>
  ));
}

function Answer(props: {
  question: IntakeQuestion;
  intake: Intake;
  busy: boolean;
  onAnswer: (answers: IntakeAnswers) => void;
  onTeachers: (teachers: Record<string, number | null>) => void;
  onNewYear: (choices: Partial<NewYear>) => void;
}) {
  const { question, intake, busy, onAnswer, onTeachers, onNewYear } = props;
  switch (question.code) {
    case "pronouns_from_gender":
    case "year_6_to_7":
      return <YesNo busy={busy} onAnswer={(yes) => onAnswer({ [question.code]: yes })} />;
    case "date_order": {
      const say = (order: "day_first" | "month_first") =>
        onAnswer({ date_order: { ...intake.answers.date_order, [question.column]: order } });
      return (
        <p className="mt-2 flex flex-wrap gap-2">
          <Button size="row" disabled={busy} onClick={() => say("day_first")}>
            Day first
          </Button>
          <Button size="row" disabled={busy} onClick={() => say("month_first")}>
            Month first
          </Button>
        </p>
      );
    }
    case "class_subjects":
      return (
        <Fields
          busy={busy}
          fields={question.subjects.map(({ code, subject, classes }) => ({
            key: code,
            label: `${code}, ${formatCount(classes.length, "class", "classes")}`,
            value: subject,
          }))}
          save="These subjects are right"
          onSave={(given) =>
            onAnswer({ class_subjects: { ...intake.answers.class_subjects, ...given } })
          }
        />
      );
    case "class_subject_missing":
      return (
        <Fields
          busy={busy}
          fields={question.classes.map((name) => ({ key: name, label: name, value: "" }))}
          save="Save the subjects"
          onSave={(given) =>
            onAnswer({ class_subject: { ...intake.answers.class_subject, ...given } })
          }
        />
      );
    case "class_year_missing":
      return (
        <Fields
          busy={busy}
          fields={question.classes.map((name) => ({ key: name, label: name, value: "" }))}
          years
          save="Save the years"
          onSave={(given) =>
            onAnswer({
              class_year: {
                ...intake.answers.class_year,
                ...Object.fromEntries(
                  Object.entries(given).map(([name, year]) => [name, Number(year)]),
                ),
              },
            })
          }
        />
      );
    case "teachers_unknown":
      return (
        <ul className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {question.names.map(({ name, classes, accounts, account, settled }) => (
            <li key={name}>
              <Select
                label={name}
                hint={classes.slice(0, 4).join(", ")}
                disabled={busy}
                placeholder="Not answered"
                value={settled ? String(account ?? 0) : ""}
                options={[
                  ...accounts.map((each) => ({ value: String(each.id), label: each.name })),
                  { value: "0", label: "Nobody who has an account" },
                ]}
                onChange={(chosen) =>
                  chosen !== "" && onTeachers({ [name]: chosen === "0" ? null : Number(chosen) })
                }
              />
            </li>
          ))}
        </ul>
      );
    case "unplaced":
      return (
        <YesNo
          busy={busy}
          yes="They go up too"
          no="They stay"
          onAnswer={(yes) => onNewYear({ unplaced: yes ? "up" : "stay" })}
        />
      );
    case "names_taken":
      return (
        <>
          <p className="mt-1 text-md text-text-2">{question.classes.join(", ")}</p>
          <p className="mt-2">
            <Button size="row" disabled={busy} onClick={() => onNewYear({ aside: true })}>
              Yes, rename the old ones
            </Button>
          </p>
        </>
      );
    case "classes_clash":
      return (
        <ul className="mt-2 grid gap-2 text-md">
          {question.rooms.map(({ id, name, year, why }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0">
                <span className="font-mid">{name}</span>, Year {year}.{" "}
                <span className="text-text-2">{why}</span>
              </span>
              <Button
                size="row"
                disabled={busy}
                aria-label={`Empty ${name}, Year ${year}`}
                onClick={() =>
                  onNewYear({ rooms: { ...intake.decisions.new_year?.rooms, [id]: "empty" } })
                }
              >
                Empty it
              </Button>
            </li>
          ))}
          {question.rooms.length > 1 && (
            <li>
              <Button
                size="row"
                disabled={busy}
                onClick={() =>
                  onNewYear({
                    rooms: {
                      ...intake.decisions.new_year?.rooms,
                      ...Object.fromEntries(question.rooms.map(({ id }) => [id, "empty"] as const)),
                    },
                  })
                }
              >
                Empty all {question.rooms.length}
              </Button>
            </li>
          )}
        </ul>
      );
  }
}

function YesNo(props: {
  busy: boolean;
  yes?: string;
  no?: string;
  onAnswer: (yes: boolean) => void;
}) {
  const { busy, yes = "Yes", no = "No", onAnswer } = props;
  return (
    <p className="mt-2 flex gap-2">
      <Button size="row" disabled={busy} onClick={() => onAnswer(true)}>
        {yes}
      </Button>
      <Button size="row" disabled={busy} onClick={() => onAnswer(false)}>
        {no}
      </Button>
    </p>
  );
}

const YEARS = CLASS_YEARS.map((year) => ({ value: String(year), label: `Year ${year}` }));

function Fields(props: {
  fields: { key: string; label: string; value: string }[];
  years?: boolean;
  save: string;
  busy: boolean;
  onSave: (given: Record<string, string>) => void;
}) {
  const [given, setGiven] = useState<Record<string, string>>({});
  const valueOf = (field: { key: string; value: string }) => given[field.key] ?? field.value;
  const filled = props.fields.filter((field) => valueOf(field).trim() !== "");
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave(Object.fromEntries(filled.map((field) => [field.key, valueOf(field).trim()])));
      }}
    >
      <ul className="grid gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {props.fields.map((field) => (
          <li key={field.key} className="min-w-0">
            {props.years ? (
              <Select
                label={field.label}
                value={valueOf(field)}
                options={YEARS}
                onChange={(value) => setGiven({ ...given, [field.key]: value })}
              />
            ) : (
              <TextField
                label={field.label}
                maxLength={100}
                value={valueOf(field)}
                onChange={(event) => setGiven({ ...given, [field.key]: event.target.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        size="row"
        className="mt-3"
        disabled={props.busy || filled.length === 0}
      >
        {props.save}
      </Button>
    </form>
  );
}
