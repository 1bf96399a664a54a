import { mediaPath } from '@torque-tide/contract/media';
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
  it('is removed by the first upload after thirty days, unless it is uploaded again', async () => {
    const unused = await picture();
    const file = buildPictureFile();
    const sentAgain = await api.asAdmin('media.upload', { file });
    api.clock.advance(29 * DAY);
    await api.asAdmin('media.upload', { file });
    expect(await isKept(unused)).toBe(true);
    await afterDays(1);
    expect(await isKept(unused)).toBe(false);
    expect(await isKept({ id: `${unused.id}-400` })).toBe(false);
    await afterDays(28);
    expect(await isKept(sentAgain)).toBe(true);
    await afterDays(1);
    expect(await isKept(sentAgain)).toBe(false);
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
  it('while an item, a text, a draft or an earlier version names it', async () => {
    const kept: { id: string; url: string }[] = [];
    async function newUrl(): Promise<string> {
      const uploaded = await picture();
      kept.push(uploaded);
      return uploaded.url;
    }
    await api.asAdmin('consultants.create', {
      body: buildConsultantInput({ picture: await newUrl() }),
    });
    await api.asAdmin('jobs.create', {
      body: buildJobInput({ description: `The plan is at ${await newUrl()}, drawn to scale.` }),
    });
    await api.asAdmin('pageTexts.update', {
      params: { id: 'services' },
      body: { lead: `See ${await newUrl()}.` },
    });
    await api.asAdmin('caseStudies.create', {
      body: buildCaseStudyInput({ image: await newUrl(), isDraft: true }),
    });
    const study = await api.asAdmin('caseStudies.create', {
      body: buildCaseStudyInput({ image: await newUrl() }),
    });
    await api.asAdmin('drafts.save', {
      params: { kind: 'caseStudies', id: study.id },
      body: { changes: { image: await newUrl() } },
    });
    const logo = await api.asAdmin('clientLogos.create', {
      body: buildClientLogoInput({ logoUrl: await newUrl() }),
    });
    await api.asAdmin('clientLogos.update', {
      params: { id: logo.id },
      body: { logoUrl: 'https://example.com/new.svg' },
    });
    await afterDays(400);
    for (const { id } of kept) {
      expect([await isKept({ id }), await isKept({ id: `${id}-400` })]).toEqual([true, true]);
    }
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
