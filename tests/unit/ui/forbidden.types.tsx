/**
 * Props that the types of the components forbid. The compiler checks this file (`npm run types`): a
 * line that becomes allowed is an error. Nothing runs it.
 */
import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { TextField } from '@portfolio/ui/Field';
import { Grid } from '@portfolio/ui/Grid';
import { Icon } from '@portfolio/ui/Icon';
import { IconLink } from '@portfolio/ui/IconLink';
import { Link } from '@portfolio/ui/Link';
import { LoadingOverlay } from '@portfolio/ui/LoadingOverlay';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { Picture } from '@portfolio/ui/Picture';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { Scale } from '@portfolio/ui/Scale';
import { SkipLink } from '@portfolio/ui/SkipLink';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import { TagList } from '@portfolio/ui/Tag';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';

const project = { title: '', description: '', technologies: [], icon: '' };

export const unknownVariants = [
  // @ts-expect-error
  <Button key="" variant="loud" />,
  // @ts-expect-error
  <Button key="" size="xl" />,
  // @ts-expect-error
  <Callout key="" heading="" variant="card" />,
  // @ts-expect-error
  <StatusMessage key="" tone="warning" />,
  // @ts-expect-error
  <Grid key="" columns={5} />,
  // @ts-expect-error
  <Icon key="" name="unicorn" />,
  // @ts-expect-error
  <ThemeChoice key="" value="blue" onValueChange={() => undefined} />,
];

export const missingNames = [
  // @ts-expect-error A text alternative, even if it is empty.
  <Picture key="" src="" width={1} height={1} />,
  // @ts-expect-error
  <IconLink key="" icon="mail" href="" />,
  // @ts-expect-error
  <TextField key="" />,
  // @ts-expect-error
  <TagList key="" tags={[]} />,
  // @ts-expect-error
  <Scale key="" value={1} />,
  // @ts-expect-error
  <MapEmbed key="" embedUrl="" linkUrl="" />,
  // @ts-expect-error
  <LoadingOverlay key="" active />,
];

export const contradictions = [
  // @ts-expect-error A button goes nowhere.
  <Button key="" href="/contact" />,
  // @ts-expect-error A link goes somewhere.
  <ButtonLink key="">Contact</ButtonLink>,
  // @ts-expect-error
  <Link key="">Contact</Link>,
  // @ts-expect-error It stays on the page.
  <SkipLink key="" href="/contact" />,
  // @ts-expect-error Its place is reserved before it loads.
  <Picture key="" src="" alt="" />,
  // @ts-expect-error A gradient has two colours.
  <ProjectCard key="" project={{ ...project, gradient: ['#2a63b8'] }} />,
];
