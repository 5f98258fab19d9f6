import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { LoadingOverlay } from '@portfolio/ui/LoadingOverlay';
import { QuoteRotator } from '@portfolio/ui/QuoteRotator';
import { SkillBadge, SkillGrid, SkillIcon, SkillTile } from '@portfolio/ui/SkillTile';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import type { SampleTable } from './sample.ts';

const nothing = () => undefined;

/** What shows skills and chooses among categories. */
export const skillSamples: SampleTable = {
  CategoryFilter: {
    CategoryFilter: {
      render: (props) => (
        <CategoryFilter
          {...props}
          label="Filter by domain"
          categories={[
            { value: 'Healthcare AI', label: 'Healthcare AI', count: 4, featured: true },
            { value: 'NLP', label: 'NLP', color: '#2a63b8', emoji: '💬' },
          ]}
          value="Healthcare AI"
          onValueChange={nothing}
        >
          Projects
        </CategoryFilter>
      ),
    },
  },
  LoadingOverlay: {
    LoadingOverlay: {
      render: (props) => (
        <LoadingOverlay {...props} active label="Loading projects...">
          Projects
        </LoadingOverlay>
      ),
    },
  },
  QuoteRotator: {
    QuoteRotator: { render: (props) => <QuoteRotator {...props} quotes={['One.', 'Two.']} /> },
  },
  SkillTile: {
    SkillBadge: {
      render: (props) => <SkillBadge {...props} name="TensorFlow" color="#2a63b8" />,
    },
    SkillGrid: { render: (props) => <SkillGrid {...props}>Tile</SkillGrid> },
    SkillIcon: {
      render: (props) => <SkillIcon {...props} name="Python" icon="/python.svg" color="#2a63b8" />,
    },
    SkillTile: {
      render: (props) => (
        <SkillTile
          {...props}
          name="Apache Airflow"
          icon="/airflow.svg"
          color="#2a63b8"
          proficiency={75}
          description="Description"
          projects={['Drift Watch']}
        />
      ),
    },
  },
  SpotlightCarousel: {
    SpotlightCarousel: {
      render: (props) => (
        <SpotlightCarousel
          {...props}
          label="Skill Spotlight"
          items={['MLflow', 'Python'].map((name) => ({
            name,
            color: '#2a63b8',
            icon: '/icon.svg',
            quotes: [{ text: 'Every run has a number.', project: 'Drift Watch' }],
          }))}
        />
      ),
    },
  },
};
