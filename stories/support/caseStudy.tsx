import { CaseStudySection } from '@portfolio/ui/CaseStudy';
import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';

/** The list of a story's sections. */
export const caseStudyContents = [
  { id: 'question', name: 'Question' },
  { id: 'data', name: 'Data' },
  { id: 'measured', name: 'How it was split and measured' },
  { id: 'result', name: 'Result' },
  { id: 'failed', name: 'What failed' },
  { id: 'next', name: 'What I would do next' },
];

/** A story's sections, as a site composes them. */
export const caseStudySections = (
  <>
    <CaseStudySection id="question" heading="Question" lead>
      <Prose>
        <p>
          Trams are late, and riders learn of it at the stop. Could the delay be said ten minutes
          before it happens?
        </p>
      </Prose>
    </CaseStudySection>
    <CaseStudySection id="data" heading="Data">
      <Prose>
        <p>
          The operator publishes the position of each tram every twenty seconds. I kept two months
          of it: 31 lines, with gaps where a tram lost its signal in the tunnel below the river.
        </p>
        <p>
          Every run stores the version of its data, so that an old forecast can be made again from
          the input that it had.
        </p>
      </Prose>
    </CaseStudySection>
    <CaseStudySection id="measured" heading="How it was split and measured">
      <Prose>
        <p>
          The last eight weeks are for the test. Each is forecast from the data before it, and the
          forecast made by hand is the baseline.
        </p>
      </Prose>
    </CaseStudySection>
    <CaseStudySection id="result" heading="Result">
      <Prose>
        <p>The error is lower in every week.</p>
      </Prose>
      <Link href="#figure">Error of the forecast</Link>
    </CaseStudySection>
    <CaseStudySection id="failed" heading="What failed">
      <Prose>
        <ol>
          <li>
            <strong>The first week gained least.</strong> Eight weeks are too few to tell a weak
            model from an easy week.
          </li>
          <li>
            <strong>The tunnel.</strong> Without a signal the model took a tram for parked, and said
            so for a month before anybody noticed.
          </li>
        </ol>
      </Prose>
    </CaseStudySection>
    <CaseStudySection id="next" heading="What I would do next">
      <Prose>
        <ol>
          <li>Measure by line, so that a good mean can’t hide a bad line.</li>
          <li>Test a whole year: two months hold no winter.</li>
        </ol>
      </Prose>
    </CaseStudySection>
  </>
);

export const caseStudyFacts = [
  { label: 'When', values: ['Oct–Nov 2024'] },
  { label: 'Where', values: ['City transport office'] },
  {
    label: 'With',
    values: [
      <Link key="python" href="/skills#languages">
        Python
      </Link>,
      'LightGBM',
      'C++',
    ],
  },
  {
    label: 'Links',
    values: [
      <Link key="code" href="https://example.com/" external>
        Code
      </Link>,
    ],
  },
];
