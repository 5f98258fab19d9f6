import type { SpotlightItem } from '../schema/spotlight';

/** Five skills, each with three remarks on using it. */
export const spotlight: SpotlightItem[] = [
  {
    name: 'MLflow',
    color: '#018dd8',
    icon: 'icons/mlflow.svg',
    quotes: [
      {
        text: 'Every nightly run logs the hash of its data. When a Tuesday forecast looked odd, I had the input that caused it in two minutes.',
        project: 'Demand Forecast Pipeline',
        projectUrl: 'https://github.example.com/mira-kelvekar/demand-forecast-pipeline',
      },
      {
        text: 'The table on the pull request is only a query to the tracking server. All I had to add was the argument over what counts as worse.',
        project: 'Model Release Gate',
        projectUrl: 'https://github.example.com/mira-kelvekar/model-release-gate',
      },
      {
        text: 'I tagged runs by how the split was made, and that is how I noticed that our best score came from patients who were on both sides.',
        project: 'Chest X-Ray Triage',
        projectUrl: 'https://github.example.com/mira-kelvekar/chest-xray-triage',
      },
    ],
  },
  {
    name: 'TensorFlow',
    color: '#de6100',
    icon: 'icons/tensorflow.svg',
    quotes: [
      {
        text: 'Freezing all but the last blocks got me most of the way. The remaining points came from cleaning labels, not from deeper layers.',
        project: 'Chest X-Ray Triage',
        projectUrl: 'https://github.example.com/mira-kelvekar/chest-xray-triage',
      },
      {
        text: 'Eight-bit quantisation cost one point of F1 and saved three quarters of the memory. On a chip with 256 kB that is no choice at all.',
        project: 'Wearable ECG Classifier',
        projectUrl: 'https://github.example.com/mira-kelvekar/wearable-ecg',
      },
      {
        text: 'A network with two small layers on hand landmarks beat my convolutional one on pixels, and it ran on the oldest laptop in class.',
        project: 'Sign Alphabet Tutor',
        projectUrl: 'https://github.example.com/mira-kelvekar/sign-alphabet-tutor',
      },
    ],
  },
  {
    name: 'Python',
    color: '#3776ab',
    icon: 'icons/python.svg',
    quotes: [
      {
        text: 'A feature is one decorated function with types. From it come the training query, the serving copy and the test that compares them.',
        project: 'Pocket Feature Store',
        projectUrl: 'https://github.example.com/mira-kelvekar/pocket-feature-store',
      },
      {
        text: 'The hardest function to write was the one that decides which advice is fair to give. It has forty lines and sixty tests.',
        project: 'Loan Decision Explainer',
        projectUrl: 'https://github.example.com/mira-kelvekar/loan-explainer',
      },
      {
        text: 'Binding my own tensors to Python taught me why the libraries copy when they do. I had been blaming them for it for a year.',
        project: 'Autograd from Scratch',
        projectUrl: 'https://github.example.com/mira-kelvekar/autograd-from-scratch',
      },
    ],
  },
  {
    name: 'OpenCV',
    color: '#664be5',
    icon: 'icons/opencv.svg',
    quotes: [
      {
        text: 'Counting a rider once is harder than finding one. A tracker with a simple motion model halved the double counts at the gate.',
        project: 'Helmet Count at the Gate',
        projectUrl: 'https://github.example.com/mira-kelvekar/helmet-count',
      },
      {
        text: 'A grey card in the corner of every frame made colour comparable between morning and evening. It was the best fix of the season.',
        project: 'Mango Grading Line',
        projectUrl: 'https://github.example.com/mira-kelvekar/mango-grading',
      },
      {
        text: 'Compiled with only the modules it needs, the library fits in a page that loads on a bus, and no photograph ever leaves the phone.',
        project: 'Paper Scanner in the Browser',
        projectUrl: 'https://github.example.com/mira-kelvekar/paper-scanner',
      },
    ],
  },
  {
    name: 'Docker',
    color: '#138be7',
    icon: 'icons/docker.svg',
    quotes: [
      {
        text: 'Building for ARM on a laptop took an hour under emulation. Cross-compiling in the first stage brought it down to six minutes.',
        project: 'Edge Model Packager',
        projectUrl: 'https://github.example.com/mira-kelvekar/edge-model-packager',
      },
      {
        text: 'One compose file starts the service, the database and the dashboard, so a reviewer can replay an incident before the tea is cold.',
        project: 'Drift Watch',
        projectUrl: 'https://github.example.com/mira-kelvekar/drift-watch',
      },
      {
        text: 'The model file has its own layer, so a change of wording ships in seconds instead of sending four gigabytes again.',
        project: 'Campus Handbook Assistant',
        projectUrl: 'https://github.example.com/mira-kelvekar/handbook-assistant',
      },
    ],
  },
];
