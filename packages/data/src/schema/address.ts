import * as v from 'valibot';
import { isMailAddress } from './contactRules.ts';
import { webAddressSchema } from './fields.ts';
import { networks } from './networks.ts';
import type { Profile } from './owner.ts';
import { hostOf, isIn } from './webHost.ts';

/** The place on the web that an address leads to. */
export interface WebPlace {
  /**
   * `account`: an account, a page or a repository on a network or code host. `front`: the start page of such a
   * network, or of a host for sites. `site`: a whole site, which may be the owner's own. `page`: any other page.
   */
  kind: 'account' | 'front' | 'site' | 'page';
  /** The address with its scheme; scheme and host in small letters. */
  url: string;
  /** The network's name, or the host. */
  name: string;
  /** The kind of a profile there, if the network has one. */
  purpose?: Profile['kind'];
}

/** An address, as people write it in a résumé. */
export type Address = WebPlace | { kind: 'mail' | 'phone' | 'data' | 'file' | 'none' };

/** Hosts that publish sites at subdomains of these. The domain itself is nobody's site. */
const publishers =
  'github.io gitlab.io codeberg.page gitee.io bitbucket.io sourceforge.io srht.site netlify.app vercel.app now.sh pages.dev workers.dev deno.dev web.app firebaseapp.com surge.sh onrender.com fly.dev herokuapp.com azurestaticapps.net amplifyapp.com neocities.org hf.space'.split(
    ' ',
  );

/** Hosts that give each project of an account its own path. */
const WITH_PROJECTS = /\.(?:github|gitlab|gitee|sourceforge)\.io$|\.codeberg\.page$/;

/** Self-hosted code hosts, named after their program: `gitlab.example.edu`. */
const OWN_CODE_HOST =
  /^(?<label>git|github|gitlab|gitea|forgejo|gogs|bitbucket)\.(?!com\.|org\.)[^.]+\./;

/** File extensions that aren't top-level domains. */
const FILE_END =
  /\.(?:jpe?g|png|gif|webp|avif|svg|hei[cf]|bmp|tiff?|ico|pdf|docx?|html?|txt|json)$/i;

const PUBLIC_NAME = /\.(?:xn--[a-z\d-]+|\p{L}{2,})$/u;

function placeOn(url: string): WebPlace {
  const host = hostOf(url);
  const rest = url.replace(/^https?:\/\/[^/?#]+/, '').replace(/^\/+|\/+$/g, '');
  const at = (kind: WebPlace['kind'], name = host, purpose?: Profile['kind']): WebPlace => ({
    ...{ kind, url, name },
    ...(purpose && { purpose }),
  });
  const network = networks.find(({ domain }) => isIn(host, domain));
  if (network) {
    const isFront = rest === '' && host === network.domain;
    return at(isFront ? 'front' : 'account', network.name, network.kind);
  }
  if (publishers.includes(host)) return at('front');
  const isPublished = publishers.some((domain) => isIn(host, domain));
  const label = isPublished ? undefined : OWN_CODE_HOST.exec(host)?.groups?.label;
  if (label) {
    const name = networks.find(({ domain }) => domain.startsWith(`${label}.`))?.name;
    return at(rest === '' ? 'front' : 'account', name, 'code');
  }
  const isProject = WITH_PROJECTS.test(host) && /^[\w.-]+$/.test(rest) && !FILE_END.test(rest);
  const isWhole = rest === '' || isProject || /^~[\w.-]+$/.test(rest);
  return at(isWhole && PUBLIC_NAME.test(host) ? 'site' : 'page');
}

function isFile(text: string): boolean {
  const [first] = text.split(/[/\\]/, 1);
  const isLocal = first === text || !first?.includes('.');
  return /^(?:file:|[a-z]:\\|\.{0,2}[/\\](?!\/))/i.test(text) || (FILE_END.test(text) && isLocal);
}

/**
 * Where an address leads. Only this function decides whether it is an account, a code host, a site that may be the
 * owner's, a file, a mail address or nothing.
 * @param text as people write it: capitals, a missing scheme and white space around it make no difference
 */
export function classifyAddress(text: string): Address {
  const typed = text.trim();
  if (/^mailto:/i.test(typed) || (isMailAddress(typed) && !typed.includes('/'))) {
    return { kind: 'mail' };
  }
  if (/^(?:tel|sms|callto):|^\+?\d[\d\s().-]{5,}$/i.test(typed)) return { kind: 'phone' };
  if (/^data:/i.test(typed)) return { kind: 'data' };
  const hasScheme = /^https?:/i.test(typed);
  if (!hasScheme && isFile(typed)) return { kind: 'file' };
  const url = (hasScheme ? typed : `https://${typed.replace(/^\/\//, '')}`).replace(
    /^https?:\/\/[^/?#]+/i,
    (start) => start.toLowerCase(),
  );
  const isWeb = v.is(webAddressSchema, url) && (hasScheme || PUBLIC_NAME.test(hostOf(url)));
  return isWeb ? placeOn(url) : { kind: 'none' };
}

/** The name of a well-known network that an address leads to, or else its host. */
export const networkNameOf = (url: string): string => {
  const place = classifyAddress(url);
  return 'name' in place ? place.name : url;
};

/** The kind of a profile, if its address reveals it. A page that a code host publishes has none. */
export const purposeOf = (url: string): Profile['kind'] => {
  const place = classifyAddress(url);
  return 'purpose' in place ? place.purpose : undefined;
};
