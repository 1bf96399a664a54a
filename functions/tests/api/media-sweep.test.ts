import { mediaPath } from '@torque-tide/contract/media';
import { SITE_SETTINGS_ID } from '@torque-tide/contract/settings';
import { brand } from '@torque-tide/domain/brand';
import { describe, expect, it, vi } from 'vitest';
import { useTestApi } from '../support/use-api';
import {
  buildCaseStudyInput,
  buildClientLogoInput,
  buildConsultantInput,
  buildJobInput,
  buildPictureFile,
} from '../support/examples';
import { HOUR } from '../support/fakes';

const DAY = 24 * HOUR;

const api = useTestApi('media-sweep');

async function picture(): Promise<{ id: string; url: string }> {
  const { id } = await api.asAdmin('media.upload', { file: buildPictureFile() });
  return { id, url: `${brand.siteUrl}${mediaPath(id)}#800x6` };
}

/** Uploads another picture after some days. */
async function afterDays(days: number): Promise<void> {
  api.clock.advance(days * DAY);
  await picture();
}

async function isKept({ id }: { id: string }): Promise<boolean> {
  return (await api.firestore.collection('media').doc(id).get()).exists;
}

describe('an unused picture', () => {
  it('is removed by the first upload after thirty days, and not before', async () => {
    const unused = await picture();
    await afterDays(29);
    expect(await isKept(unused)).toBe(true);
    await afterDays(1);
    expect(await isKept(unused)).toBe(false);
    expect(await isKept({ id: `${unused.id}-400` })).toBe(false);
  });

  it('is kept for thirty more days when it is uploaded again', async () => {
    const file = buildPictureFile();
    const sent = await api.asAdmin('media.upload', { file });
    await afterDays(29);
    await api.asAdmin('media.upload', { file });
    await afterDays(29);
    expect(await isKept(sent)).toBe(true);
    await afterDays(2);
    expect(await isKept(sent)).toBe(false);
  });

  it('is searched for once a day', async () => {
    const unused = await picture();
    await afterDays(29.5);
    api.clock.advance(DAY / 2);
    // Old enough now, but the last search was half a day ago.
    await picture();
    expect(await isKept(unused)).toBe(true);
    api.clock.advance(DAY / 2);
    await Promise.all([picture(), picture(), picture()]);
    expect(await isKept(unused)).toBe(false);
  });
});

describe('a picture is kept', () => {
  it('while an item shows it', async () => {
    const [logo, cover, portrait] = [await picture(), await picture(), await picture()];
    const logoUrl = logo.url;
    await api.asAdmin('clientLogos.create', { body: buildClientLogoInput({ logoUrl }) });
    await api.asAdmin('caseStudies.create', { body: buildCaseStudyInput({ image: cover.url }) });
    await api.asAdmin('consultants.create', {
      body: buildConsultantInput({ picture: portrait.url }),
    });
    await afterDays(400);
    await afterDays(400);
    for (const shown of [logo, cover, portrait]) {
      expect(await isKept(shown)).toBe(true);
      expect(await isKept({ id: `${shown.id}-400` })).toBe(true);
    }
  });

  it('while a text names it', async () => {
    const [inJob, inText, inSettings] = [await picture(), await picture(), await picture()];
    await api.asAdmin('jobs.create', {
      body: buildJobInput({ description: `The plan is at ${inJob.url}, drawn to scale.` }),
    });
    await api.asAdmin('pageTexts.update', {
      params: { id: 'services' },
      body: { lead: `See ${inText.url}.` },
    });
    await api.asAdmin('siteSettings.update', {
      params: { id: SITE_SETTINGS_ID },
      body: { linkedIn: inSettings.url },
    });
    await afterDays(60);
    for (const named of [inJob, inText, inSettings]) expect(await isKept(named)).toBe(true);
  });

  it('while a draft item shows it', async () => {
    const cover = await picture();
    const body = buildCaseStudyInput({ image: cover.url, isDraft: true });
    await api.asAdmin('caseStudies.create', { body });
    await afterDays(60);
    expect(await isKept(cover)).toBe(true);
  });

  it('while the draft of a live item shows it', async () => {
    const cover = await picture();
    const { id } = await api.asAdmin('caseStudies.create', {
      body: buildCaseStudyInput(),
    });
    const params = { kind: 'caseStudies' as const, id };
    await api.asAdmin('drafts.save', { params, body: { changes: { image: cover.url } } });
    await afterDays(60);
    expect(await isKept(cover)).toBe(true);
    // A deleted item can be restored.
    await api.asAdmin('drafts.discard', { params });
    await afterDays(1);
    expect(await isKept(cover)).toBe(true);
  });

  it('while an earlier version shows it', async () => {
    const before = await picture();
    const body = buildClientLogoInput({ logoUrl: before.url });
    const { id } = await api.asAdmin('clientLogos.create', { body });
    await api.asAdmin('clientLogos.update', {
      params: { id },
      body: { logoUrl: 'https://example.com/new.svg' },
    });
    await afterDays(60);
    expect(await isKept(before)).toBe(true);
    await api.asAdmin('versions.restore', {
      params: { kind: 'clientLogos', id },
      body: { version: 1, as: 'live' },
    });
  });

  it('while a deleted item shows it, and no longer', async () => {
    const cover = await picture();
    const body = buildCaseStudyInput({ image: cover.url });
    const { id } = await api.asAdmin('caseStudies.create', { body });
    await afterDays(40);
    await api.asAdmin('caseStudies.delete', { params: { id } });
    await afterDays(29);
    expect(await isKept(cover)).toBe(true);
    // Firestore may remove deleted items days later.
    await afterDays(1);
    expect(await isKept(cover)).toBe(false);
  });

  it('when the search fails', async () => {
    const unused = await picture();
    api.clock.advance(31 * DAY);
    const versions = api.firestore.collection('versions');
    const stream = vi
      .spyOn(Object.getPrototypeOf(Object.getPrototypeOf(versions)) as typeof versions, 'stream')
      .mockImplementation(() => {
        throw Object.assign(new Error('away'), { code: 14 });
      });
    // The upload itself succeeds.
    await picture();
    expect(stream).toHaveBeenCalled();
    expect(await isKept(unused)).toBe(true);
    expect(api.log.lines.at(-1)?.message).toBe('The search for unused pictures did not end');
  });
});
