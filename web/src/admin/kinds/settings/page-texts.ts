import type { QueryClient } from '@tanstack/react-query';
import { isoDate } from '@torque-tide/contract/fields';
import type { PageTexts, PageTextsPatch, TextEntry } from '@torque-tide/contract/page-texts';
import { dayOf, fullDay } from '@torque-tide/domain/dates';
import { splitLines } from '@torque-tide/domain/jobs/job-text';
import {
  isTextsName,
  TEXTS_NAMES,
  type TextsName,
  textsOf,
} from '@torque-tide/domain/texts/all-texts';
import { LEGAL_WORDS } from '@torque-tide/domain/texts/legal-rows';
import { placeholdersOf } from '@torque-tide/domain/texts/placeholders';
import { problemsOfTexts } from '@torque-tide/domain/texts/read-texts';
import type { TextRow } from '@torque-tide/domain/texts/text-rows';
import * as z from 'zod/mini';
import { successToast } from '@/admin/content/content-tools';
import { defineStandingContent } from '@/admin/content/define-standing-content';
import { type AnyRow, fieldsOfRows, type FormFields, refusing } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import type { FormValue } from '@/admin/fields/form-values';
import type { Command } from '@/admin/content/define-content';
import { draftPublishOn } from '@/admin/publishing/publishing';
import { useSettings } from '@/shared/settings/use-settings';
import { useExamplePages } from './example-pages';

type Fields = FormFields<PageTexts, Record<string, FormValue>, PageTextsPatch>;

/** A line that may be longer than this has several rows. */
const LETTERS_IN_LINE = 250;

/** The note below a legal text's date, if visitors would read a wrong one. */
export const noteOnDay: NonNullable<field.FieldOptions['note']> = (values, now, begun) => {
  const day = String(values['updated']);
  const today = dayOf(now);
  if (!isoDate.safeParse(day).success) return undefined;
  if (day > today) return { text: `${fullDay(day)} is still to come.`, tone: 'plain' };
  const isSame = (name: string) => values[name] === begun[name];
  if (!isSame('updated') || day === today || LEGAL_WORDS.every(isSame)) return undefined;
  return {
    text: `The text has changed but the date has not: visitors will read that it dates from ${fullDay(day)}.`,
    tone: 'warning',
  };
};

/** Returns the form's row for a text. */
function fieldOf(row: TextRow): AnyRow {
  const { label, section: group, hint = '' } = row;
  const options = { group, hint, isRequired: true, useInserts };
  const isLine = row.sort === 'line';
  if (isLine && row.max < LETTERS_IN_LINE) return field.line(label, options);
  if (row.sort === 'day') {
    return field.line(label, { group, hint, isRequired: true, type: 'date', note: noteOnDay });
  }
  if (row.sort !== 'entries') {
    // As high as its content.
    const text = field.text(label, { ...options, rows: 2 });
    return isLine ? { ...text, send: inOneLine } : text;
  }
  const { entryName, titleLabel, textLabel, least, most } = row;
  const columns = [
    { name: 'title', label: titleLabel },
    { name: 'text', label: textLabel, rows: 3 },
  ] as const;
  const control = { entryName, least, most, columns, isOrdered: true };
  return field.rows<TextEntry>(label, control, { group, hint, useInserts });
}

/** The settings that a text may name, with their current values. */
function useInserts() {
  return placeholdersOf(useSettings());
}

function inOneLine(text: string): string {
  return splitLines(text).join(' ');
}

/** The texts of a page, as the admin area edits them. */
function define(name: TextsName) {
  const { title, path, on, rows } = textsOf(name);
  // Texts by name, with a type too general for the compiler to check.
  const fields = fieldsOfRows({
    ...Object.fromEntries(Object.entries(rows).map(([text, row]) => [text, fieldOf(row)])),
    publishAt: draftPublishOn,
  }) as unknown as Fields;
  return defineStandingContent('pageTexts', {
    fields,
    schema: z.looseObject({}).check(refusing((texts) => problemsOfTexts(name, texts))),
    title: `Texts: ${title}`,
    submit: 'Save and publish',
    saved: successToast('Texts saved', 'Visitors see them within a few minutes.'),
    loginHint: 'Please log in to manage the texts.',
    preview: {
      usePages: on
        ? (lookedAt) => useExamplePages(on, lookedAt)
        : () => ({ pages: { [path]: title } }),
    },
  });
}

/** The texts of each page. */
export const PAGE_TEXTS = Object.fromEntries(
  TEXTS_NAMES.map((name) => [name, define(name)]),
) as Record<TextsName, ReturnType<typeof define>>;

/** What is true of the texts of any page. */
export const definition = {
  /** What Ctrl+K finds: each part of each page, by what its texts are called and what they say. */
  commands: async (queryClient: QueryClient): Promise<Command[]> => {
    const all = await queryClient.fetchQuery({
      ...PAGE_TEXTS.services.list,
      staleTime: Infinity,
    });
    return all.flatMap((item) =>
      isTextsName(item.id) ? PAGE_TEXTS[item.id].commandsIn(item) : [],
    );
  },
};
