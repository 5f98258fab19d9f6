import type { CallToAction } from '../schema/callToAction';
import type { Project } from '../schema/project';

/** Everything the owner has built, by category. */
export const projects: Project[] = [
  {
    title: 'Demand Forecast Pipeline',
    description:
      'A distributor refitted its demand model by hand, and often late. I rebuilt the job as a nightly Airflow pipeline with versioned data, tracked runs and a gate that rejects any model worse than the one in use. Over eight weeks of backtests the weighted absolute percentage error fell from 24.1% to 18.3%.',
    technologies: ['Python', 'Apache Airflow', 'MLflow', 'DVC', 'LightGBM', 'PostgreSQL', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/demand-forecast-pipeline',
    icon: '📦',
    gradient: ['#2a63b8', '#3b7dd8'],
    category: 'MLOps',
    badge: 'Internship Project',
    featured: true,
  },
  {
    title: 'Drift Watch',
    description:
      'Models fail quietly when their inputs change. This service compares the features of sampled requests with their training distributions, and its alerts name the feature at fault. On 12 replayed incidents with known start dates it flagged 11 within a day; two weeks without an incident brought one false alarm.',
    technologies: ['Python', 'FastAPI', 'Prometheus', 'Grafana', 'PostgreSQL', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/drift-watch',
    demoUrl: 'https://drift-watch.example.org',
    icon: '📡',
    gradient: ['#27548f', '#2f86c9'],
    category: 'MLOps',
    badge: 'Deployed Live',
    featured: true,
  },
  {
    title: 'Model Release Gate',
    description:
      'Reviewers could not see whether a pull request made a model better. This workflow trains on a fixed sample, evaluates slices of the data and posts a table of differences beside the code; a slice that drops by more than two points blocks the merge. Replayed on 40 old pull requests, it stopped all five that had later been reverted and held back three good ones.',
    technologies: ['Python', 'GitHub Actions', 'DVC', 'MLflow', 'Git', 'pytest'],
    githubUrl: 'https://github.example.com/mira-kelvekar/model-release-gate',
    icon: '🚦',
    gradient: ['#334f9e', '#4c74d6'],
    category: 'MLOps',
  },
  {
    title: 'Pocket Feature Store',
    description:
      'Training and serving computed the same features in two places, and the two drifted apart. Features are now declared once in Python, joined as of a point in time by DuckDB for training, and copied to PostgreSQL for serving. A nightly comparison of 10,000 random rows has found no difference in six weeks; the old code disagreed on 3.4% of them.',
    technologies: ['Python', 'DuckDB', 'PostgreSQL', 'pandas', 'FastAPI', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/pocket-feature-store',
    icon: '🗄️',
    gradient: ['#2b5f9e', '#3a8bbd'],
    category: 'MLOps',
  },
  {
    title: 'Edge Model Packager',
    description:
      'Vision models that ran in a notebook were too heavy for the Raspberry Pi boards in our laboratory. The tool exports a PyTorch model to ONNX, quantises it to eight bits, builds an ARM container and refuses the result if accuracy drops by more than a point. For one MobileNetV3, inference fell from 310 to 96 ms, averaged over 1,000 frames on a Pi 4.',
    technologies: ['Python', 'PyTorch', 'ONNX Runtime', 'C++', 'Docker', 'GitHub Actions'],
    githubUrl: 'https://github.example.com/mira-kelvekar/edge-model-packager',
    icon: '🧳',
    gradient: ['#3a4f8c', '#3b7dd8'],
    category: 'MLOps',
  },
  {
    title: 'Chest X-Ray Triage',
    description:
      'Radiographs that need attention wait in the same queue as normal ones. An EfficientNet fine-tuned in TensorFlow ranks studies by the probability of a finding and outlines the region behind its score; it sorts the queue and decides nothing. On 4,200 public images held out by patient it reached an AUC of 0.91, with a specificity of 68% at 95% sensitivity.',
    technologies: ['Python', 'TensorFlow', 'OpenCV', 'MLflow', 'Streamlit', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/chest-xray-triage',
    icon: '🩻',
    gradient: ['#1f7358', '#2b9470'],
    category: 'Healthcare AI',
    badge: 'Internship Project',
    featured: true,
  },
  {
    title: 'Retinal Photo Quality Check',
    description:
      'At screening camps one fundus photograph in six could not be graded, and nobody knew until the patient had gone home. A small network scores focus, exposure and field of view on the camera laptop in under a second, so that the picture can be taken again. Against the consensus of two optometry students on 900 photographs it agreed in 93% of cases (kappa 0.84).',
    technologies: ['Python', 'PyTorch', 'OpenCV', 'FastAPI', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/retinal-quality-check',
    icon: '📷',
    gradient: ['#22695f', '#2f9a86'],
    category: 'Healthcare AI',
  },
  {
    title: 'Readmission Call List',
    description:
      'A ward can make fifty follow-up calls a week: to whom? Calibrated gradient boosting on a public set of diabetes admissions ranks the patients going home and gives three reasons for each. Among patients held out for the test, the top tenth of the list contained 27% of all readmissions within 30 days; a logistic model on age and length of stay found 17%.',
    technologies: ['Python', 'scikit-learn', 'pandas', 'R', 'SHAP', 'Jupyter'],
    githubUrl: 'https://github.example.com/mira-kelvekar/readmission-call-list',
    icon: '🏥',
    gradient: ['#2c6b4a', '#3f9a63'],
    category: 'Healthcare AI',
  },
  {
    title: 'Wearable ECG Classifier',
    description:
      'Heartbeats from a single chest lead are noisy, and the device has 256 kB of memory. A one-dimensional residual network, converted to TensorFlow Lite and fed by C++ filters, labels each beat on the chip. On patients it had never seen the macro F1 is 0.71. Splitting beats at random gives 0.94, a figure that means nothing and that the report explains.',
    technologies: ['Python', 'TensorFlow', 'C++', 'NumPy', 'Jupyter'],
    githubUrl: 'https://github.example.com/mira-kelvekar/wearable-ecg',
    icon: '💓',
    gradient: ['#1e6a6a', '#2b9470'],
    category: 'Healthcare AI',
  },
  {
    title: 'Helmet Count at the Gate',
    description:
      'The college had a helmet rule for riders and no idea how well it was kept. A detector with an OpenCV tracker counts two-wheelers and bare heads by the hour; frames are dropped once counted, and no face or plate is stored. Against a hand count of 1,148 riders in six hours of video, the compliance rate was off by 2.3 percentage points.',
    technologies: ['Python', 'OpenCV', 'PyTorch', 'FastAPI', 'TypeScript', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/helmet-count',
    demoUrl: 'https://helmet-count.example.org',
    icon: '🛵',
    gradient: ['#5e46a0', '#8a6ad0'],
    category: 'Computer Vision',
    badge: 'Deployed Live',
    featured: true,
  },
  {
    title: 'Mango Grading Line',
    description:
      'In a co-operative of growers two graders seldom agreed on the same mango. Under a fixed camera, OpenCV code in C++ measures size, colour and blemished area at 14 fruits a second, and a random forest assigns the grade. On 600 mangoes it matched the majority of three graders in 91% of cases; a single grader matched it in 88%.',
    technologies: ['C++', 'OpenCV', 'Python', 'scikit-learn'],
    githubUrl: 'https://github.example.com/mira-kelvekar/mango-grading',
    icon: '🥭',
    gradient: ['#6a4a9c', '#9a6cc4'],
    category: 'Computer Vision',
  },
  {
    title: 'Paper Scanner in the Browser',
    description:
      'Scanner apps upload private papers only to find four corners. This page does it on the phone: OpenCV compiled to WebAssembly finds the sheet, straightens and cleans it in a worker, and nothing leaves the device. On 200 photographs with corners marked by hand the mean corner error was 5 pixels at 1080p; twelve failed, mostly white sheets on white tables.',
    technologies: ['TypeScript', 'OpenCV', 'WebAssembly', 'Web Workers'],
    githubUrl: 'https://github.example.com/mira-kelvekar/paper-scanner',
    demoUrl: 'https://paper-scanner.example.org',
    icon: '📄',
    gradient: ['#4d4aa6', '#7a72d6'],
    category: 'Computer Vision',
    badge: 'Deployed Live',
  },
  {
    title: 'Sign Alphabet Tutor',
    description:
      'Learners of the Indian Sign Language alphabet get little feedback between lessons. The tutor reads hand landmarks from a webcam, classifies them with a small network and says which finger to move. Trained on nine signers and tested on three it had never seen, it recognised 87% of the static letters; M and N are still confused most often.',
    technologies: ['Python', 'TensorFlow', 'OpenCV', 'MediaPipe', 'Streamlit'],
    githubUrl: 'https://github.example.com/mira-kelvekar/sign-alphabet-tutor',
    icon: '🤟',
    gradient: ['#713f97', '#8a6ad0'],
    category: 'Computer Vision',
  },
  {
    title: 'Card Fraud Scoring',
    description:
      'When 0.17% of payments are fraudulent, accuracy says nothing, so models are compared here by cost: money lost against analyst time. Gradient boosting, validated in order of time, catches 81% of the fraudulent value in a public data set while sending 0.5% of payments to review. The service answers in 12 ms at the 95th percentile under 200 requests a second.',
    technologies: [
      'Python',
      'scikit-learn',
      'XGBoost',
      'FastAPI',
      'MLflow',
      'Prometheus',
      'Docker',
    ],
    githubUrl: 'https://github.example.com/mira-kelvekar/card-fraud-scoring',
    icon: '💳',
    gradient: ['#7a5410', '#a9771a'],
    category: 'Financial AI',
    featured: true,
  },
  {
    title: 'Loan Decision Explainer',
    description:
      'People refused a loan by a model deserve a reason they can act on. A scorecard with monotonic rules replaces the black box, and a page shows which changes would alter the answer, leaving out what nobody can change. In five-fold cross-validation it reached an AUC of 0.758, against 0.772 for gradient boosting: the price of an explanation is 1.4 points.',
    technologies: ['Python', 'R', 'scikit-learn', 'pandas', 'DuckDB', 'Streamlit'],
    githubUrl: 'https://github.example.com/mira-kelvekar/loan-explainer',
    demoUrl: 'https://loan-explainer.example.org',
    icon: '🏦',
    gradient: ['#806018', '#b0812a'],
    category: 'Financial AI',
  },
  {
    title: 'Campus Handbook Assistant',
    description:
      'Students ask the office what a handbook of 140 pages answers. The assistant finds passages with a sentence encoder, answers from them with a small open model, cites the page, and says so when the handbook is silent. On 150 questions from the office log, graded blind by two students, 84% of answers were right and 4% wrong; to the rest it gave none.',
    technologies: ['Python', 'Hugging Face', 'PostgreSQL', 'FastAPI', 'TypeScript', 'Docker'],
    githubUrl: 'https://github.example.com/mira-kelvekar/handbook-assistant',
    demoUrl: 'https://handbook.example.org',
    icon: '🎓',
    gradient: ['#933b5c', '#c4547c'],
    category: 'AI Assistant',
    badge: 'Deployed Live',
    featured: true,
  },
  {
    title: 'Marathi Headline Classifier',
    description:
      'Ready-made topic classifiers leave out Marathi. I labelled 6,000 headlines with two classmates, settled every disagreement together, and fine-tuned a multilingual encoder on them. On 3,000 headlines from newspapers that the training never saw, macro F1 was 0.86, nine points above a support vector machine on character n-grams. The labels and the guideline are published.',
    technologies: ['Python', 'Hugging Face', 'PyTorch', 'spaCy', 'MLflow'],
    githubUrl: 'https://github.example.com/mira-kelvekar/marathi-headlines',
    icon: '📰',
    gradient: ['#1f6a7b', '#2a8ea3'],
    category: 'Natural Language Processing (NLP)',
  },
  {
    title: 'Vacancy and Resume Matcher',
    description:
      'Keyword filters drop a resume that says Postgres where the advert says SQL database. Here spaCy extracts skills and durations, sentence embeddings relate them, and the page shows the evidence for each match; names, gender and college are removed first. Over 320 pairs rated by two placement officers the rank correlation was 0.71, against 0.48 for keywords.',
    technologies: ['Python', 'spaCy', 'Hugging Face', 'scikit-learn', 'Streamlit'],
    githubUrl: 'https://github.example.com/mira-kelvekar/resume-matcher',
    icon: '🧩',
    gradient: ['#235f86', '#2f8fae'],
    category: 'Natural Language Processing (NLP)',
  },
  {
    title: 'Rooftop Solar Forecast',
    description:
      'The hostel roof charges a battery by guesswork. From weather forecasts and a year of inverter logs, a temporal convolutional network predicts the next day hour by hour, refreshed each evening. On 90 test days that follow the training period, the mean absolute error was 6.8% of capacity, against 7.9% for gradient boosting and 9.5% for assuming that tomorrow is like today.',
    technologies: ['Python', 'PyTorch', 'pandas', 'DuckDB', 'Apache Airflow', 'Jupyter'],
    githubUrl: 'https://github.example.com/mira-kelvekar/solar-forecast',
    icon: '☀️',
    gradient: ['#8f3f2a', '#c25b3f'],
    category: 'Machine Learning / Deep Learning',
    featured: true,
  },
  {
    title: 'Autograd from Scratch',
    description:
      'I used back-propagation for a year before I could derive it. To learn it I wrote a tensor library with reverse-mode differentiation in 1,400 lines of C++, bound it to Python, and checked every gradient against central differences. A three-layer network trained with it reads 97.6% of the MNIST test digits, 0.2 points below the same network in PyTorch.',
    technologies: ['C++', 'Python', 'NumPy', 'Git', 'GitHub Actions', 'Jupyter'],
    githubUrl: 'https://github.example.com/mira-kelvekar/autograd-from-scratch',
    icon: '🔁',
    gradient: ['#8a4a24', '#bf6a33'],
    category: 'Machine Learning / Deep Learning',
  },
];

/** The block under the projects. */
export const projectsCallToAction: CallToAction = {
  heading: 'Want More?',
  text: 'Course work, failed attempts and the notes behind these projects are on GitHub. If one of them comes close to a problem of yours, I would like to hear about it.',
};

/** The teaser after it. */
export const projectsTeaser: CallToAction = {
  heading: 'Looking Behind the Scenes?',
  text: 'I am writing up how each figure here was measured, mistakes included, one project at a time.',
};
