import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import { canonicalUrl, FEED_PATHS } from '@torque-tide/domain/paths';
import {
  type CardWords,
  socialCardOf,
  socialCardPath,
  socialCardText,
} from '@torque-tide/domain/seo/social-cards';
import {
  SOCIAL_IMAGE_SIZE,
  type SocialImageKind,
  socialImage,
} from '@torque-tide/domain/seo/social-images';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '@/shared/settings/use-settings';
import { PageHeads } from './page-heads';

interface Props {
  /** Without the product's name, which is appended; Home passes none. */
  title?: string;
  description: string;
  /** False where search engines have nothing to find: the admin area, and what does not exist. */
  isIndexed?: boolean;
  /** Which picture a shared link shows. */
  image?: SocialImageKind;
  /** What stands in a picture of the page's own, which is shown instead where it can be drawn. */
  card?: CardWords | undefined;
  /** True on pages whose jobs can be subscribed to. */
  hasFeeds?: boolean;
}

/** What search engines and link previews are told of the page; React moves it into the head. */
export function PageHead({
  title,
  description,
  isIndexed = true,
  image = 'home',
  card,
  hasFeeds = false,
}: Props) {
  const { pathname } = useLocation();
  const { agency } = useSettings();
  const { name, tagline } = agency;
  const heads = use(PageHeads);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => heads.subscribe(setIsShown), [heads]);
  if (!isShown) return null;
  const full = title ? `${title} | ${name}` : `${name}: ${tagline}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <PublicAddress
          url={canonicalUrl(pathname)}
          title={full}
          description={description}
          image={image}
          card={card}
          agency={agency}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {hasFeeds && <JobFeeds agency={agency} />}
    </>
  );
}

interface AddressProps {
  url: string;
  title: string;
  description: string;
  image: SocialImageKind;
  card: CardWords | undefined;
  agency: AgencySettings;
}

/** The page's one address, whatever search it was opened with, and what a shared link shows. */
function PublicAddress({ url, title, description, image, card, agency }: AddressProps) {
  const drawn = card && socialCardOf(card, agency.name);
  const picture = drawn
    ? {
        ...SOCIAL_IMAGE_SIZE,
        url: canonicalUrl(socialCardPath(drawn)),
        alt: socialCardText(drawn),
      }
    : socialImage(image);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:locale" content="en_GB" />
      {/* Link previews are made of the page at this address, a plan's with its plan. */}
      <meta property="og:url" content={card ? canonicalUrl(card.address) : url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Lets feed readers find the jobs. */
function JobFeeds({ agency }: { agency: AgencySettings }) {
  const title = feedTitle(agency);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={FEED_PATHS.rss} />
      <link rel="alternate" type="application/feed+json" title={title} href={FEED_PATHS.json} />
    </>
  );
}
