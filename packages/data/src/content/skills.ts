import type { SkillCategory } from '../schema/skill';

/** What the owner can do, by category; each skill names the projects that show it. */
export const skillCategories: SkillCategory[] = [
  {
    title: 'MLOps',
    icon: '⚙️',
    color: '#3b7dd8',
    skills: [
      {
        name: 'MLflow',
        icon: 'icons/mlflow.svg',
        color: '#018dd8',
        proficiency: 90,
        description:
          'Tracking server, model registry and the habit of logging the data version with every run.',
        projects: [
          'Demand Forecast Pipeline',
          'Model Release Gate',
          'Chest X-Ray Triage',
          'Card Fraud Scoring',
          'Marathi Headline Classifier',
        ],
      },
      {
        name: 'DVC',
        icon: 'icons/dvc.svg',
        color: '#1093a9',
        proficiency: 82,
        description:
          'Data sets and pipeline stages versioned beside the code, so that an old result can be made again.',
        projects: ['Demand Forecast Pipeline', 'Model Release Gate'],
      },
      {
        name: 'Docker',
        icon: 'icons/docker.svg',
        color: '#138be7',
        proficiency: 90,
        description:
          'Small multi-stage images for training, serving and ARM boards, built the same way everywhere.',
        projects: [
          'Edge Model Packager',
          'Drift Watch',
          'Campus Handbook Assistant',
          'Helmet Count at the Gate',
          'Card Fraud Scoring',
        ],
      },
      {
        name: 'GitHub Actions',
        icon: 'icons/github-actions.svg',
        color: '#1b85ff',
        proficiency: 85,
        description:
          'Workflows that test, train on a sample and report the difference on the pull request.',
        projects: ['Model Release Gate', 'Edge Model Packager', 'Autograd from Scratch'],
      },
      {
        name: 'Apache Airflow',
        icon: 'icons/apache-airflow.svg',
        color: '#017cee',
        proficiency: 80,
        description:
          'Nightly pipelines that can be run twice without harm and backfilled for any date.',
        projects: ['Demand Forecast Pipeline', 'Rooftop Solar Forecast'],
      },
      {
        name: 'Prometheus',
        icon: 'icons/prometheus.svg',
        color: '#e6522c',
        proficiency: 75,
        description:
          'Metrics for latency and input drift, with alerts few enough that each one is read.',
        projects: ['Drift Watch', 'Card Fraud Scoring'],
      },
    ],
  },
  {
    title: 'AI/ML Libraries & Frameworks',
    icon: '🧠',
    color: '#c25b3f',
    skills: [
      {
        name: 'TensorFlow',
        icon: 'icons/tensorflow.svg',
        color: '#de6100',
        proficiency: 88,
        description:
          'Keras models from fine-tuning to TensorFlow Lite on a microcontroller, input pipelines included.',
        projects: ['Chest X-Ray Triage', 'Wearable ECG Classifier', 'Sign Alphabet Tutor'],
      },
      {
        name: 'PyTorch',
        icon: 'icons/pytorch.svg',
        color: '#ee4c2c',
        proficiency: 86,
        description:
          'Training loops written by hand where it matters, mixed precision, export to ONNX.',
        projects: [
          'Rooftop Solar Forecast',
          'Retinal Photo Quality Check',
          'Helmet Count at the Gate',
          'Edge Model Packager',
          'Marathi Headline Classifier',
        ],
      },
      {
        name: 'scikit-learn',
        icon: 'icons/scikit-learn.svg',
        color: '#c97007',
        proficiency: 92,
        description:
          'Pipelines, calibration and cross-validation that keeps groups and dates apart; my first baseline.',
        projects: [
          'Card Fraud Scoring',
          'Readmission Call List',
          'Loan Decision Explainer',
          'Mango Grading Line',
          'Vacancy and Resume Matcher',
        ],
      },
      {
        name: 'OpenCV',
        icon: 'icons/opencv.svg',
        color: '#664be5',
        proficiency: 87,
        description:
          'Segmentation, tracking and geometry in Python, in C++ and, compiled to WebAssembly, in the browser.',
        projects: [
          'Helmet Count at the Gate',
          'Mango Grading Line',
          'Paper Scanner in the Browser',
          'Sign Alphabet Tutor',
          'Chest X-Ray Triage',
          'Retinal Photo Quality Check',
        ],
      },
      {
        name: 'Hugging Face',
        icon: 'icons/hugging-face.svg',
        color: '#a38200',
        proficiency: 80,
        description:
          'Fine-tuning encoders, small open models for answers, and data sets with a card that says what is in them.',
        projects: [
          'Campus Handbook Assistant',
          'Marathi Headline Classifier',
          'Vacancy and Resume Matcher',
        ],
      },
      {
        name: 'spaCy',
        icon: 'icons/spacy.svg',
        color: '#0892bf',
        proficiency: 76,
        description:
          'Rule-based and trained entity extraction, with tokenisation fitted to Marathi and to resumes.',
        projects: ['Vacancy and Resume Matcher', 'Marathi Headline Classifier'],
      },
    ],
  },
  {
    title: 'Programming Languages',
    icon: '💻',
    color: '#8a6ad0',
    skills: [
      {
        name: 'Python',
        icon: 'icons/python.svg',
        color: '#3776ab',
        proficiency: 95,
        description:
          'My daily language: typed, tested and packaged so that another person can install it.',
        projects: [
          'Pocket Feature Store',
          'Loan Decision Explainer',
          'Autograd from Scratch',
          'Drift Watch',
          'Readmission Call List',
        ],
      },
      {
        name: 'C++',
        icon: 'icons/cpp.svg',
        color: '#186baa',
        proficiency: 78,
        description:
          'Modern C++ for the parts that must be fast or small: filters, image code and a tensor library.',
        projects: [
          'Autograd from Scratch',
          'Mango Grading Line',
          'Wearable ECG Classifier',
          'Edge Model Packager',
        ],
      },
      {
        name: 'R',
        icon: 'icons/r.svg',
        color: '#276dc3',
        proficiency: 70,
        description:
          'A second opinion on the statistics: confidence intervals, calibration curves and survey weights.',
        projects: ['Readmission Call List', 'Loan Decision Explainer'],
      },
      {
        name: 'TypeScript',
        icon: 'icons/typescript.svg',
        color: '#3178c6',
        proficiency: 74,
        description:
          'Interfaces for what I build, from a live counter to image processing in a web worker.',
        projects: [
          'Paper Scanner in the Browser',
          'Campus Handbook Assistant',
          'Helmet Count at the Gate',
        ],
      },
    ],
  },
  {
    title: 'Data Technologies',
    icon: '🗃️',
    color: '#2b9470',
    skills: [
      {
        name: 'PostgreSQL',
        icon: 'icons/postgresql.svg',
        color: '#4169e1',
        proficiency: 84,
        description:
          'Schemas with constraints, window functions, query plans, and vector search for retrieval.',
        projects: [
          'Pocket Feature Store',
          'Campus Handbook Assistant',
          'Demand Forecast Pipeline',
          'Drift Watch',
        ],
      },
      {
        name: 'pandas',
        icon: 'icons/pandas.svg',
        color: '#6a4ae5',
        proficiency: 92,
        description:
          'Cleaning, reshaping and time series, with the checks that catch a bad join before the model does.',
        projects: [
          'Readmission Call List',
          'Rooftop Solar Forecast',
          'Pocket Feature Store',
          'Loan Decision Explainer',
        ],
      },
      {
        name: 'DuckDB',
        icon: 'icons/duckdb.svg',
        color: '#918900',
        proficiency: 80,
        description:
          'Analytical SQL over Parquet files on a laptop, for data too big for memory and too small for a cluster.',
        projects: ['Pocket Feature Store', 'Rooftop Solar Forecast', 'Loan Decision Explainer'],
      },
    ],
  },
  {
    title: 'Other Tools',
    icon: '🧰',
    color: '#a9771a',
    skills: [
      {
        name: 'Git',
        icon: 'icons/git.svg',
        color: '#f03c2e',
        proficiency: 90,
        description:
          'Small commits, readable history, and bisecting to the change that moved a metric.',
        projects: ['Model Release Gate', 'Autograd from Scratch'],
      },
      {
        name: 'FastAPI',
        icon: 'icons/fastapi.svg',
        color: '#009688',
        proficiency: 88,
        description:
          'Prediction services with validated input, health checks and figures for their latency.',
        projects: [
          'Card Fraud Scoring',
          'Drift Watch',
          'Campus Handbook Assistant',
          'Retinal Photo Quality Check',
        ],
      },
      {
        name: 'Streamlit',
        icon: 'icons/streamlit.svg',
        color: '#ff3939',
        proficiency: 85,
        description:
          'Review pages on which experts can disagree with a model and leave their reasons.',
        projects: [
          'Chest X-Ray Triage',
          'Loan Decision Explainer',
          'Vacancy and Resume Matcher',
          'Sign Alphabet Tutor',
        ],
      },
      {
        name: 'Jupyter',
        icon: 'icons/jupyter.svg',
        color: '#e15f0c',
        proficiency: 91,
        description:
          'Notebooks for looking at data, run from top to bottom before they are shared.',
        projects: [
          'Readmission Call List',
          'Wearable ECG Classifier',
          'Rooftop Solar Forecast',
          'Autograd from Scratch',
        ],
      },
    ],
  },
];
