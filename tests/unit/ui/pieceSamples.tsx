import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns } from '@portfolio/ui/Columns';
import { ContactList } from '@portfolio/ui/ContactList';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import { Form, FormFields } from '@portfolio/ui/Form';
import { Grid } from '@portfolio/ui/Grid';
import { Honeypot } from '@portfolio/ui/Honeypot';
import { Icon } from '@portfolio/ui/Icon';
import { IconLink } from '@portfolio/ui/IconLink';
import { Link } from '@portfolio/ui/Link';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { PageFrame } from '@portfolio/ui/PageFrame';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Picture } from '@portfolio/ui/Picture';
import { Prose } from '@portfolio/ui/Prose';
import { Scale } from '@portfolio/ui/Scale';
import { Section } from '@portfolio/ui/Section';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { SkipLink } from '@portfolio/ui/SkipLink';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import { Tag, TagList } from '@portfolio/ui/Tag';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import type { SampleTable } from './sample.ts';

const list = ['Python', 'MLflow'];
const url = 'https://example.com/';

/** Everything that is no card. */
export const pieceSamples: SampleTable = {
  Button: {
    Button: { render: (props) => <Button {...props}>Send</Button> },
    ButtonLink: { render: (props) => <ButtonLink {...props} href="/contact" /> },
  },
  Callout: {
    Callout: {
      render: (props) => <Callout {...props} heading="Next" label="Soon" text="Text" tags={list} />,
    },
  },
  Cluster: { Cluster: { render: (props) => <Cluster {...props}>Pieces</Cluster> } },
  Columns: { Columns: { render: (props) => <Columns {...props}>Parts</Columns> } },
  ContactList: {
    ContactList: {
      render: (props) => (
        <ContactList
          {...props}
          entries={[
            { label: 'GitHub', value: 'mira', href: url, verified: true },
            { label: 'Location', value: 'Pune', verified: false },
          ]}
        />
      ),
    },
  },
  ErrorScreen: {
    ErrorScreen: {
      render: (props) => <ErrorScreen {...props} status="404 Not Found" message="Nothing here." />,
    },
  },
  Field: {
    TextField: {
      render: (props) => <TextField {...props} label="Name" error="Name is required" required />,
      reaches: 'input',
    },
    SelectField: {
      render: (props) => <SelectField {...props} label="Type" options={list} emptyOption="None" />,
      reaches: 'select',
    },
    TextAreaField: {
      render: (props) => <TextAreaField {...props} label="Message" valid />,
      reaches: 'textarea',
    },
  },
  Form: {
    Form: { render: (props) => <Form {...props} /> },
    FormFields: { render: (props) => <FormFields {...props} disabled /> },
  },
  Grid: {
    Grid: {
      render: (props) => (
        <Grid {...props} columns={2}>
          {list.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Grid>
      ),
    },
  },
  Icon: { Icon: { render: (props) => <Icon {...props} name="mail" /> } },
  IconLink: {
    IconLink: {
      render: (props) => <IconLink {...props} icon="code" label="GitHub" href={url} external />,
    },
  },
  Link: {
    Link: { render: (props) => <Link {...props} href="/projects" /> },
  },
  MapEmbed: {
    MapEmbed: {
      render: (props) => <MapEmbed {...props} title="Map" embedUrl={url} linkUrl={url} />,
    },
  },
  PageFrame: {
    PageFrame: {
      render: (props) => <PageFrame {...props} header="Header" nav="Nav" footer="Footer" />,
    },
  },
  PageHeading: {
    PageHeading: { render: (props) => <PageHeading {...props} heading="About" intro="Intro" /> },
  },
  Picture: {
    Picture: {
      render: (props) => (
        <Picture
          {...props}
          src="/portrait.jpg"
          sources={[{ type: 'image/avif', srcSet: '/portrait.avif 1x' }]}
          alt="Portrait"
          width={72}
          height={72}
        />
      ),
      reaches: 'img',
    },
  },
  Prose: { Prose: { render: (props) => <Prose {...props}>Text</Prose> } },
  Scale: { Scale: { render: (props) => <Scale {...props} value={85} label="Proficiency" /> } },
  Section: {
    Section: { render: (props) => <Section {...props} heading="Values" intro="Intro" /> },
  },
  SiteFooter: {
    SiteFooter: {
      render: (props) => (
        <SiteFooter
          {...props}
          links={[{ icon: 'code', label: 'GitHub', href: url, external: true }]}
          copyright="© 2026"
        />
      ),
    },
  },
  SiteHeader: {
    SiteHeader: {
      render: (props) => (
        <SiteHeader
          {...props}
          name="Mira Kelvekar"
          jobTitle="Data Analyst"
          tagline="Tagline"
          portrait={{ src: '/portrait.svg', alt: 'Portrait' }}
          actions="Actions"
        />
      ),
    },
  },
  SiteNav: {
    SiteNav: {
      render: (props) => <SiteNav {...props} items={[{ href: '/', label: 'About' }]} current="/" />,
    },
  },
  SkipLink: { SkipLink: { render: (props) => <SkipLink {...props} href="#content" /> } },
  StatisticList: {
    StatisticList: {
      render: (props) => (
        <StatisticList {...props} statistics={[{ value: '20+', label: 'projects' }]} />
      ),
    },
  },
  StatusMessage: {
    StatusMessage: { render: (props) => <StatusMessage {...props} tone="positive" /> },
  },
  Tag: {
    Tag: { render: (props) => <Tag {...props} tone="accent" /> },
    TagList: { render: (props) => <TagList {...props} tags={list} aria-label="Technologies" /> },
  },
  Honeypot: {
    Honeypot: { reaches: 'input', render: (props) => <Honeypot {...props} name="subject" /> },
  },
  VisuallyHidden: {
    VisuallyHidden: { render: (props) => <VisuallyHidden {...props}>Text</VisuallyHidden> },
  },
};
