import { Card } from '@portfolio/ui/Card';
import { CertificationCard } from '@portfolio/ui/CertificationCard';
import { DegreeCard } from '@portfolio/ui/DegreeCard';
import { FlipCard, FlipCardGroup } from '@portfolio/ui/FlipCard';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { Timeline, TimelineCard, TimelineEnd } from '@portfolio/ui/Timeline';
import { ValueCard } from '@portfolio/ui/ValueCard';
import type { SampleTable } from './sample.ts';

const list = ['Python', 'MLflow'];
const url = 'https://example.com/';

/** The cards, and the arrangements that belong to one kind of card. */
export const cardSamples: SampleTable = {
  Card: { Card: { render: (props) => <Card {...props} title="Title" mark="#2a63b8" /> } },
  CertificationCard: {
    CertificationCard: {
      render: (props) => (
        <CertificationCard
          {...props}
          title="Machine Learning"
          provider="Sahyadri Open Courses"
          providerSubtitle="with a partner"
          providerLogo="/logo.svg"
          duration="2025"
          description="Description"
          type="Course"
          typeColor="#2a63b8"
          skills={list}
          verified
        />
      ),
    },
  },
  DegreeCard: {
    DegreeCard: {
      render: (props) => (
        <DegreeCard
          {...props}
          degree="B.Tech"
          institution="Institute"
          university="University"
          year="2026"
          status="Final year"
          location="Pune"
          highlights={[{ icon: '🏅', text: 'Second place', color: '#2a63b8' }]}
        />
      ),
    },
  },
  FlipCard: {
    FlipCard: {
      render: (props) => (
        <FlipCard
          {...props}
          label="Drift Watch"
          front={{ content: 'Front', footer: 'Code' }}
          back={{ content: 'Back' }}
        />
      ),
    },
    FlipCardGroup: {
      render: (props) => (
        <FlipCardGroup {...props} defaultFlipped="b">
          {list.map((name) => (
            <FlipCard
              key={name}
              value={name}
              label={name}
              front={{ content: name }}
              back={{ content: name }}
            />
          ))}
        </FlipCardGroup>
      ),
    },
  },
  ProjectGrid: {
    ProjectGrid: {
      render: (props) => (
        <ProjectGrid {...props}>
          {list.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </ProjectGrid>
      ),
    },
  },
  ProjectCard: {
    ProjectCard: {
      render: (props) => (
        <ProjectCard
          {...props}
          title="Drift Watch"
          description="Description"
          technologies={list}
          codeUrl={url}
          demoUrl={url}
          icon="📡"
          gradient={['#2a63b8', '#3b7dd8']}
          category="MLOps"
          badge="Deployed Live"
          featured
        />
      ),
    },
  },
  TimeAxis: {
    TimeAxis: {
      render: (props) => (
        <TimeAxis
          {...props}
          caption="Internships"
          periods={[
            { label: 'Intern', initials: 'KA', start: '2024-10', end: '2024-11', color: '#2a63b8' },
          ]}
        />
      ),
    },
  },
  Timeline: {
    Timeline: { render: (props) => <Timeline {...props}>Entry</Timeline> },
    TimelineEnd: {
      render: (props) => (
        <TimelineEnd {...props} label="Ahead" title="Next Step" text="Text" tags={list} />
      ),
    },
    TimelineCard: {
      render: (props) => (
        <TimelineCard
          {...props}
          title="Intern"
          company="Harbour Analytics"
          companyInitials="HA"
          companyColor="#2a63b8"
          location="Pune"
          period="2025"
          length="3 months"
          badge="Internship"
          duties={list}
          skills={list}
        />
      ),
    },
  },
  ValueCard: {
    ValueCard: {
      render: (props) => (
        <ValueCard {...props} title="Ethics" icon="⚖️" summary="Summary" text="Text" />
      ),
    },
  },
};
